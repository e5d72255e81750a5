# What a table says of the open collection.

setting-collected = Open collection
setting-collected-about = Finished matches are published without names, for everybody to learn from. It stays as it is once the first card is dealt.
collected-note = Matches here join the open collection, without names.
