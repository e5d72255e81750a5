import { asGuest, ask } from "./api";
import type { Contacts } from "../generated/protocol";
import { texts } from "./i18n.svelte";
import { remove } from "./removing";

// Notices of this browser

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

export const pushes = async (): Promise<boolean> => canPush() && Notification.permission === "granted" && (await subscription()) !== null;

/** Lets the server tell this browser; whether it may. */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys = {} } = made.toJSON();
  const { p256dh, auth } = keys;
  await asGuest("contacts", { kind: "push", address: endpoint, p256dh, auth, language: texts.language });
  return true;
}

/** It tells this browser nothing any more: the server drops what it can't reach. */
export async function stopPush(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

// Where else

export const contacts = (): Promise<Contacts> => ask<Contacts>("contacts");

export const removeContact = (id: string): Promise<unknown> => remove(`contacts/${id}`);
