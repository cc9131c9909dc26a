// Shows HTML from outside: sanitized again, in a frame that runs and fetches nothing.
import { useComputedColorScheme } from '@mantine/core'
import DOMPurify from 'dompurify'
import { useMemo, useState } from 'react'

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

function page(html: string, dark: boolean): string {
  const clean = DOMPurify.sanitize(html, {
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe', 'object', 'embed', 'link', 'meta', 'base'],
    FORBID_ATTR: ['srcset', 'background'],
  })
  const [ink, link] = dark ? ['#e6ebe9', '#7fd8c8'] : ['#1a211e', '#0b5952']
  // a frame with another color scheme than its document gets an opaque, white background
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank"><style>:root{color-scheme:${dark ? 'dark' : 'light'}}body{margin:0;font:14px/1.55 'Segoe UI',Helvetica,Arial,sans-serif;color:${ink};overflow-wrap:anywhere}p{margin:0 0 10px}a{color:${link}}img{max-width:100%}blockquote{margin:8px 0;padding-left:12px;border-left:3px solid #8885;opacity:.8}pre{white-space:pre-wrap}</style><body>${clean}`
}

export function SafeHtml({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(60)
  const dark = useComputedColorScheme('light') === 'dark'
  const source = useMemo(() => page(html, dark), [html, dark])
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={source}
      style={{ width: '100%', height, border: 0, display: 'block', background: 'transparent', colorScheme: dark ? 'dark' : 'light' }}
      onLoad={({ currentTarget: frame }) => {
        const fit = () => {
          // a document that is being replaced has no body for a moment
          const body = frame.contentDocument?.querySelector('body')
          if (body) setHeight(Math.min(1200, body.scrollHeight + 8))
        }
        fit()
        // a narrower frame needs more height
        new ResizeObserver(fit).observe(frame)
      }}
    />
  )
}
