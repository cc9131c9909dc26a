// What is typed as text becomes the HTML of a mail: paragraphs, line breaks, links.

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign]!)
}

/** Bare web addresses become links; http:// stands in front where the scheme is missing. */
function linked(escaped: string): string {
  return escaped.replace(
    /\b(?:https?:\/\/|www\.)[^\s<]+[^\s<.,;:!?)]/gi,
    (found) => `<a href="${/^https?:/i.test(found) ? found : `http://${found}`}">${found}</a>`,
  )
}

/** Blank lines part paragraphs, however many; template variables stay as they are. */
export function toHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${linked(escape(paragraph)).replaceAll('\n', '<br>')}</p>`)
    .join('')
}
