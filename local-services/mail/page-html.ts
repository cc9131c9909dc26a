// HTML helpers that escape email content.

/** Text between tags. */
export function html(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Text inside a double-quoted attribute. */
export function attribute(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Reads =?charset?B?…?= and =?charset?Q?…?= words (RFC 2047) in the charsets that Node knows. */
export function decodeHeader(value: string): string {
  return value
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi, (whole, charset: string, form: string, data: string) => {
      const bytes =
        form.toUpperCase() === 'B'
          ? Buffer.from(data, 'base64')
          : Buffer.from(
              data.replaceAll('_', ' ').replace(/=([0-9a-f]{2})/gi, (_hex, code: string) => String.fromCharCode(parseInt(code, 16))),
              'latin1',
            )
      try {
        return new TextDecoder(charset).decode(bytes)
      } catch {
        return whole
      }
    })
}

export function page(mount: string, title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${html(title)} – mail on this machine</title><link rel="stylesheet" href="${mount}/style.css"></head><body><header><h1>Mail on this machine</h1><p>What the product has sent. Nothing here has left the machine: read it and answer as the candidate.</p></header>${body}</body></html>`
}
