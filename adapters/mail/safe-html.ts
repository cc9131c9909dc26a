// Makes the HTML of strangers' email harmless before it is stored; remote images are disabled, not loaded.
import sanitizeHtml from 'sanitize-html'

const longest = 400_000
const deepest = 60
const color = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\)|[a-z]+)$/i
const size = /^[\d.]{1,6}(px|pt|em|rem|%)$/

const noText = ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math', 'iframe', 'object', 'xmp']

/**
 * Returns HTML without scripts, style sheets, forms, frames, and remote content; null when nothing is left. Images keep their
 * URL in data-remote-src so that a reader can load them later. Input beyond 400 KB is cut; nesting beyond 60 levels is
 * flattened.
 */
export function safeHtml(html: string): string | null {
  const clean = sanitizeHtml(html.slice(0, longest), {
    allowedTags: [...textTags, 'img', 'a', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['data-remote-src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan', 'align', 'valign', 'style'],
      th: ['colspan', 'rowspan', 'align', 'valign', 'style'],
      '*': ['dir', 'style'],
    },
    allowedStyles: {
      '*': {
        color: [color],
        'background-color': [color],
        'text-align': [/^(left|right|center|justify)$/],
        'font-weight': [/^(bold|normal|[1-9]00)$/],
        'font-style': [/^(italic|normal)$/],
        'font-size': [size],
        'text-decoration': [/^(underline|line-through|none)$/],
        'margin-left': [size],
        'padding-left': [size],
      },
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: deepest,
    nonTextTags: noText,
    transformTags: {
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: { ...(href ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : {}), ...(title ? { title } : {}) },
      }),
      img: (tagName, { src, alt, width, height }) => ({
        tagName,
        attribs: {
          alt: alt ?? '',
          ...(src && /^https?:\/\//i.test(src) ? { 'data-remote-src': src } : {}),
          ...(width && /^\d{1,4}$/.test(width) ? { width } : {}),
          ...(height && /^\d{1,4}$/.test(height) ? { height } : {}),
        },
      }),
    },
  }).trim()
  return clean === '' ? null : clean
}

/** The same text with the attributes that mark quotes; for reading, never to be stored or shown. */
export function markedHtml(html: string): string {
  return sanitizeHtml(html.slice(0, longest), {
    allowedTags: [...textTags, 'table', 'tbody', 'tr', 'td', 'th'],
    allowedAttributes: { '*': ['class', 'id', 'type', 'style'] },
    // styles are compared, not parsed
    parseStyleAttributes: false,
    nestingLimit: deepest,
    nonTextTags: noText,
  })
}

const textTags =
  'p div span br hr b strong i em u s strike sub sup small big center font h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code tt abbr address cite'.split(
    ' ',
  )
