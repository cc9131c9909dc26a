// Mail bodies between plain text and HTML, both ways.
import { describe, expect, test } from 'vitest'
import { htmlToText, linkMark, looksLikeHtml, textToHtml, withScheme } from './mail-body.ts'

describe('mail bodies', () => {
  test('paragraphs are wrapped and blank lines collapse [722 723]', () => {
    expect(textToHtml('Hi Ada,\n\n\n\nhow are you?\nBest')).toBe('<p>Hi Ada,</p>\n<p>how are you?<br>Best</p>')
  })
  test('links get a scheme and never swallow the full stop [721]', () => {
    expect(textToHtml('See www.example.com/a?b=1&c=2.')).toBe(
      '<p>See <a href="http://www.example.com/a?b=1&amp;c=2">www.example.com/a?b=1&amp;c=2</a>.</p>',
    )
    expect(withScheme('example.com')).toBe('http://example.com')
    expect(withScheme('mailto:a@b.example')).toBe('mailto:a@b.example')
  })
  test('a link of the link editor shows its text and leads where it should', () => {
    const jobs = linkMark({ text: 'our [open] jobs', url: 'https://harbor.example/jobs(1)' })
    expect(textToHtml(`See ${jobs} & www.example.com.`)).toBe(
      '<p>See <a href="https://harbor.example/jobs%281%29">our  open  jobs</a> &amp; <a href="http://www.example.com">www.example.com</a>.</p>',
    )
    expect(linkMark({ text: 'http://a.example', url: 'http://a.example' })).toBe('http://a.example')
    expect(textToHtml('[run](javascript:alert(1)) [<b>](https://a.example)')).toBe(
      '<p>[run](javascript:alert(1)) <a href="https://a.example">&lt;b&gt;</a></p>',
    )
  })
  test('nothing stays nothing, and variables stay as they are', () => {
    expect(textToHtml(' \n\n ')).toBe('')
    expect(textToHtml('Hi {{first_name}},')).toBe('<p>Hi {{first_name}},</p>')
  })
  test('markup in plain text is shown, never run', () => {
    expect(textToHtml('<script>alert(1)</script> & "more"')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;</p>')
  })
  test('html becomes readable text', () => {
    expect(htmlToText('<p>Hi&nbsp;Ada,</p><p>see <a href="https://x.example/job">the job</a><br>Best &amp; bye</p>')).toBe(
      'Hi Ada,\n\nsee the job (https://x.example/job)\nBest & bye',
    )
  })
  test('detects HTML', () => {
    expect(looksLikeHtml('a < b and c > d')).toBe(false)
    expect(looksLikeHtml('<p>hello</p>')).toBe(true)
  })
})
