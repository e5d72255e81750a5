import { expect, test, vi } from "vitest";
import { dateWord, DAY, MINUTE, monthWord } from "./figures";
import { daysBetween, sentence, spark } from "./phrases";

test("days are those of the calendar", () => {
  const now = new Date(2026, 2, 1, 0, 30);
  expect(daysBetween(new Date(2026, 2, 1, 0, 10), now)).toBe(0);
  expect(daysBetween(new Date(2026, 1, 28, 23, 50), now)).toBe(1);
  expect(daysBetween(new Date(2026, 1, 22, 12, 0), now)).toBe(7);
  expect(daysBetween(new Date(2026, 2, 2, 12, 0), now)).toBe(0);
});

test("a date has the day first", () => {
  expect(dateWord("2026-11-19T14:05", DAY)).toBe("19 November 2026");
  expect(dateWord("2026-11-19T14:05", MINUTE)).toBe("19 Nov 2026, 14:05");
});

test("a month is the same wherever one is", () => {
  expect(monthWord("2026-01")).toBe("January 2026");
});

test("a date is in numbers where the browser does not know the names of the months", () => {
  vi.spyOn(Intl.DateTimeFormat, "supportedLocalesOf").mockReturnValue([]);
  expect(dateWord("2026-11-19T14:05", DAY)).toBe("19.11.2026");
  expect(monthWord("2026-11")).toBe("11/2026");
  vi.restoreAllMocks();
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
