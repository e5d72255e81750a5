/** What people paste or type to come to a table: a code in any writing, a link, or a sentence with one in it. */

/** The place within the page that is meant, such as `t/DZYSAWTH`; "" where it can't be made out. */
export function placeIn(text: string): string {
  const link = /\/(t|r|e)\/([\w-]+)((?:\/[\w.-]+)?)/i.exec(text);
  const kind = link?.[1]?.toLowerCase();
  if (link?.[2]) return kind === "r" ? `r/${link[2]}${link[3]}` : `${kind}/${link[2].toUpperCase()}${kind === "e" ? link[3] : ""}`;
  const code = text.replace(/[\s\u200b.,;:!–—-]/g, "");
  return /^[a-z0-9]{1,12}$/i.test(code) ? `t/${code.toUpperCase()}` : "";
}
