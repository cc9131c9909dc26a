// Formatting in the style attributes of pasted HTML.

export interface StyleMarks {
  bold?: boolean
  italic?: boolean
  underline?: boolean
}

function declarations(style: string): Map<string, string> {
  return new Map(
    style.split(';').flatMap((declaration): [string, string][] => {
      const colon = declaration.indexOf(':')
      return colon < 0
        ? []
        : [
            [
              declaration.slice(0, colon).trim().toLowerCase(),
              declaration
                .slice(colon + 1)
                .trim()
                .toLowerCase(),
            ],
          ]
    }),
  )
}

/** What a style turns on or off; absent = inherited. */
export function marksOfStyle(style: string): StyleMarks & { isHidden: boolean } {
  const all = declarations(style)
  const weight = all.get('font-weight')
  const slant = all.get('font-style')
  const line = all.get('text-decoration') ?? all.get('text-decoration-line')
  const list = all.get('mso-list')
  return {
    // the bullet of a word processor's list is text
    isHidden: all.get('display') === 'none' || all.get('mso-hide') === 'all' || list === 'ignore',
    ...(weight ? { bold: weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 } : {}),
    ...(slant ? { italic: slant === 'italic' || slant === 'oblique' } : {}),
    ...(line?.includes('underline') ? { underline: true } : line?.startsWith('none') ? { underline: false } : {}),
  }
}

/** The level of a word processor's list item, from 1; null for anything else. */
export function listLevel(style: string): number | null {
  const [, level] = /level(\d{1,2})/.exec(declarations(style).get('mso-list') ?? '') ?? []
  return level === undefined ? null : Number(level)
}
