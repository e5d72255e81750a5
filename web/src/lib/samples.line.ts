interface Said {
  type: string;
  id?: string;
  action?: string;
  card?: string;
}

/** For tests: the line to a server that says what the test says. */
export class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = Line.OPEN;
  readonly said: Said[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (): void => undefined;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
