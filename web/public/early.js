// Before anything is painted: the themes that were chosen, and a word to browsers that can't show the table or can't load it.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem("lastcard.theme");
    if (theme === "light" || theme === "dark") root.setAttribute("data-theme", theme);
    var felt = localStorage.getItem("lastcard.felt");
    if (felt === "wood" || felt === "night") root.setAttribute("data-felt", felt);
  } catch (error) {
    // storage is closed: the system's theme stays
  }
  function show(id) {
    var page = document.getElementById("page");
    if (page && !page.firstChild) document.getElementById(id).hidden = false;
    else if (!page) document.addEventListener("DOMContentLoaded", show.bind(null, id));
  }
  var able =
    "noModule" in HTMLScriptElement.prototype &&
    window.CSS &&
    CSS.supports("color", "light-dark(red, blue)") &&
    CSS.supports("width", "1dvh") &&
    CSS.supports("selector(:has(a))");
  if (!able) {
    root.setAttribute("data-old", "");
    show("old");
    return;
  }
  document.addEventListener("lost", show.bind(null, "lost"));
  document.addEventListener(
    "error",
    function (event) {
      var part = event.target.tagName;
      if (part === "SCRIPT" || part === "LINK") show("lost");
    },
    true,
  );
})();
