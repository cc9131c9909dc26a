// What is typed as text becomes harmless HTML.
import { describe, expect, it } from 'vitest'
import { toHtml } from './to-html.ts'

describe('toHtml', () => {
  it('wraps paragraphs and keeps line breaks', () => {
    expect(toHtml('Hi {{first_name}},\n\n\n\nOne\nTwo\n')).toBe('<p>Hi {{first_name}},</p><p>One<br>Two</p>')
  })
  it('escapes what could be markup', () => {
    expect(toHtml('<img src=x onerror=alert(1)> & "b"')).toBe('<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;b&quot;</p>')
  })
  it('links addresses and adds a missing scheme', () => {
    expect(toHtml('See www.harbour.example/jobs.')).toBe(
      '<p>See <a href="http://www.harbour.example/jobs">www.harbour.example/jobs</a>.</p>',
    )
    expect(toHtml('https://harbour.example/?a=1&b=2')).toBe(
      '<p><a href="https://harbour.example/?a=1&amp;b=2">https://harbour.example/?a=1&amp;b=2</a></p>',
    )
  })
  it('is empty for nothing', () => {
    expect(toHtml(' \n\n ')).toBe('')
  })
})
