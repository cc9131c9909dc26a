// HTML with all inserted values escaped, unless they are HTML already.

export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = Html | string | number | null | readonly Value[]

/** `html\`<p>${name}</p>\``: strings are escaped, Html is unchanged, lists are joined, null is empty. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts
      .map(
        (part, index) =>
          part +
          values
            .slice(index, index + 1)
            .map(render)
            .join(''),
      )
      .join(''),
  )
}

function render(value: Value): string {
  if (value === null) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(render).join('')
  return String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** A sentence whose \`words\` in backticks are code. */
export function prose(sentence: string): Html {
  return html`${sentence.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
}

/** A name that may break only after _ and dots. */
export function breakable(name: string): Html {
  return html`${name.split(/(?<=[_.])/).map((part, index) => html`${index > 0 ? new Html('<wbr />') : null}${part}`)}`
}
