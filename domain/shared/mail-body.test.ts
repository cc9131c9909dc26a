// Email bodies between plain text and HTML, in both directions.
import { describe, expect, test } from 'vitest'
import {
  bodyToHtml,
  bodyToText,
  htmlToText,
  joinBodies,
  linkMark,
  looksLikeHtml,
  textBody,
  textRuns,
  textToHtml,
  withScheme,
} from './mail-body.ts'

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
  test('a link from the link editor shows its text and has its target', () => {
    const jobs = linkMark({ text: 'our [open] jobs', url: 'https://harbor.example/jobs(1)' })
    expect(textToHtml(`See ${jobs} & www.example.com.`)).toBe(
      '<p>See <a href="https://harbor.example/jobs%281%29">our  open  jobs</a> &amp; <a href="http://www.example.com">www.example.com</a>.</p>',
    )
    expect(linkMark({ text: 'http://a.example', url: 'http://a.example' })).toBe('http://a.example')
    expect(textToHtml('[run](javascript:alert(1)) [<b>](https://a.example)')).toBe(
      '<p>[run](javascript:alert(1)) <a href="https://a.example">&lt;b&gt;</a></p>',
    )
  })
  test('empty text stays empty, and variables are unchanged', () => {
    expect(textToHtml(' \n\n ')).toBe('')
    expect(textToHtml('Hi {{first_name}},')).toBe('<p>Hi {{first_name}},</p>')
  })
  test('shows markup in plain text, never runs it', () => {
    expect(textToHtml('<script>alert(1)</script> & "more"')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;</p>')
  })
  test('html becomes readable text', () => {
    expect(htmlToText('<p>Hi&nbsp;Ada,</p><p>see <a href="https://x.example/job">the job</a><br>Best &amp; bye</p>')).toBe(
      'Hi Ada,\n\nsee the job (https://x.example/job)\nBest & bye',
    )
  })
  test.each([
    ['<p>We offer:</p><ul><li>remote work</li><li>a <b>team</b></li></ul><p>Best</p>', 'We offer:\n\n- remote work\n- a team\n\nBest'],
    ['<ol><li><p>Call</p></li><li><p>Meet<br>on site</p></li></ol>', '1. Call\n2. Meet\non site'],
    ['<ul>\n  <li>a\n    <ul>\n      <li>b</li>\n    </ul>\n  </li>\n  <li>c</li>\n</ul>', '- a\n  - b\n- c'],
    ['<ul><li><a href="https://x.example/?a=1&amp;b=2">the job</a></li></ul>', '- the job (https://x.example/?a=1&b=2)'],
    ['<ul></ul><p>a</p></ul></li><li>b', 'a\n\n- b'],
  ])('a list is readable as text: %s', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })
  test('a body is plain text or HTML', () => {
    expect([bodyToHtml('a\nb'), bodyToHtml('<p>a</p>')]).toEqual(['<p>a<br>b</p>', '<p>a</p>'])
    expect([bodyToText('a & b'), bodyToText('<p>a &amp; b</p>')]).toEqual(['a & b', 'a & b'])
    expect([textBody('a < b'), textBody('<b>{{x}}')]).toEqual(['a < b', '<p>&lt;b&gt;{{x}}</p>'])
    expect(joinBodies(' ', 'b')).toBe('b')
    expect(joinBodies('a\n', 'b')).toBe('a\n\nb')
    expect(joinBodies('a', '<p><b>b</b></p>')).toBe('<p>a</p>\n<p><b>b</b></p>')
  })
  test('a text is split at its links', () => {
    expect(textRuns('see [the job](https://a.example) or [x](y)')).toEqual([
      { text: 'see ', url: null },
      { text: 'the job', url: 'https://a.example' },
      { text: ' or [x](y)', url: null },
    ])
  })
  test('detects HTML', () => {
    expect(looksLikeHtml('a < b and c > d')).toBe(false)
    expect(looksLikeHtml('<p>hello</p>')).toBe(true)
  })
})
