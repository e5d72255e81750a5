import { describe, expect, it } from "vitest";
import { readOptions, toBytes, toText } from "./passkeys";

describe("passkeys", () => {
  it("are written in letters, digits, - and _", () => {
    const bytes = Uint8Array.from([0, 255, 254, 62, 63, 1]);
    expect(toText(bytes.buffer)).toBe("AP_-Pj8B");
    expect([...toBytes("AP_-Pj8B")]).toEqual([...bytes]);
    expect(toText(toBytes("_w").buffer)).toBe("_w");
  });

  it("are asked for with bytes", () => {
    const read = readOptions({
      challenge: "AQ",
      rpId: "here",
      user: { id: "Ag", name: "Ann" },
      excludeCredentials: [{ id: "Aw", type: "x" }],
    });
    expect(read).toEqual({
      challenge: Uint8Array.of(1),
      rpId: "here",
      user: { id: Uint8Array.of(2), name: "Ann" },
      excludeCredentials: [{ id: Uint8Array.of(3), type: "x" }],
    });
  });
});
