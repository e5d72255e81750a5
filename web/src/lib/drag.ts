interface Dragging {
  /** Where it may be dropped, as a selector. */
  onto: string;
  ready: boolean;
  drop: () => void;
  /** What was dropped stays where it is while this holds. */
  waiting: boolean;
}

const SLACK = 8; // pixels that a tap may slip

/** Lets something be dragged by mouse, pen or finger; a tap stays a click. */
export function drag(node: HTMLElement, given: Dragging): { update: (given: Dragging) => void; destroy: () => void } {
  let start: { x: number; y: number; id: number } | null = null;
  let moving = false;
  let dropped = false;

  function settle(): void {
    node.classList.remove("is-dragged");
    node.style.removeProperty("--dx");
    node.style.removeProperty("--dy");
    dropped = false;
  }

  function end(): void {
    start = null;
    moving = false;
    document.body.removeAttribute("data-drag");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
  }

  function down(event: PointerEvent): void {
    if (!given.ready || !event.isPrimary || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!moving && Math.hypot(dx, dy) < SLACK) return;
    if (!moving) {
      moving = true;
      node.classList.add("is-dragged");
      document.body.dataset["drag"] = given.onto;
    }
    node.style.setProperty("--dx", `${dx}px`);
    node.style.setProperty("--dy", `${dy}px`);
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const moved = moving;
    end();
    if (!moved) return;
    // the click that ends a drag is not meant for the card
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
    const place = document.querySelector(given.onto)?.getBoundingClientRect();
    const [x, y] = [event.clientX, event.clientY];
    if (place && x >= place.left && x <= place.right && y >= place.top && y <= place.bottom) {
      dropped = true;
      given.drop();
    }
    // whether it waits there is known once what was dropped has been said
    setTimeout(() => {
      if (!dropped || !given.waiting) settle();
    }, 0);
  }

  function cancel(): void {
    end();
    settle();
  }

  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };

  node.addEventListener("pointerdown", down);
  return {
    update(now: Dragging): void {
      if (given.waiting && !now.waiting && dropped) settle();
      given = now;
    },
    destroy(): void {
      end();
      node.removeEventListener("pointerdown", down);
    },
  };
}
