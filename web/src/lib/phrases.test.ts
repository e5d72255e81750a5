import { expect, test } from "vitest";
import { daysBetween, sentence, spark } from "./phrases";

test("days are those of the calendar", () => {
  const now = new Date(2026, 2, 1, 0, 30);
  expect(daysBetween(new Date(2026, 2, 1, 0, 10), now)).toBe(0);
  expect(daysBetween(new Date(2026, 1, 28, 23, 50), now)).toBe(1);
  expect(daysBetween(new Date(2026, 1, 22, 12, 0), now)).toBe(7);
  expect(daysBetween(new Date(2026, 2, 2, 12, 0), now)).toBe(0);
});

test("a refusal becomes a sentence", () => {
  expect(sentence("the server is full; try again later")).toBe("The server is full; try again later.");
  expect(sentence("öll sæti eru setin")).toBe("Öll sæti eru setin.");
  expect(sentence("Well?")).toBe("Well?");
});

test("a course becomes a line across the chart, high values at the top", () => {
  expect(spark([0, 50, 100])).toBe("M0.0 31.0L42.0 17.0L84.0 3.0");
  expect(spark([5, 5])).toBe("M0.0 31.0L84.0 31.0");
  expect(spark([5])).toBe("M0.0 31.0");
});
