/** Round numbers from 0 up, so few that they can be written beside a chart, the last one not below the highest value. */
export function ticks(highest: number, most: number): number[] {
  const rough = Math.max(highest, 1) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10));
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, place) => place * step);
}

/** Heights at which labels do not cover each other: each as near to where it belongs as the others let it be. */
export function apart(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, place) => place).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  let free = low;
  for (const place of order) {
    found[place] = Math.max(found[place]!, free);
    free = found[place] + gap;
  }
  free = high;
  for (const place of order.reverse()) {
    found[place] = Math.min(found[place]!, free);
    free = found[place] - gap;
  }
  return found;
}
