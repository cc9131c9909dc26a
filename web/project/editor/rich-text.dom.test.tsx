// How the editor reads and stores bodies.
import { expect, test } from 'vitest'
import { templateVariables } from '@fairlead/domain/project/template-variables'
import { htmlToText } from '@fairlead/domain/shared/mail-body'
import { readBody } from './read-body.ts'
import { readHtml } from './read-html.ts'
import { bodyOf, documentOf } from './rich-text.ts'

const names = new Set(templateVariables.map(({ key }) => key))
const again = (body: string) => bodyOf(readBody(body, names))
const cleaned = (html: string) => bodyOf(documentOf(readHtml(html, names)))

test.each([
  [''],
  ['Hi {{first_name}},\n\nWould you like to talk?\nBest\n\n\nDana '],
  ['{{first_name}}{{ last_name }} {{nickname}} {{}} {first_name} {{first_name'],
  ['a < b & "c" > d, a_b, 2 * 3 * 4, # not a heading\n- an item\n1. another'],
  ['See [the job](https://harbor.example/job), https://a.example and www.b.example.'],
  ['[a](b) [ c ](https://a.example) [https://a.example](https://a.example) [x](javascript:alert(1))'],
  ['  two  spaces, and at the end   '],
  ['\n\n'],
])('stores plain text as written: %j', (text) => {
  expect(again(text)).toBe(text)
})

test.each([
  ['<p>Hi <strong>{{first_name}}</strong>,</p>\n<p>line<br>line</p>'],
  ['<p>We offer:</p>\n<ul><li>remote work</li><li><em>a</em> <u>team</u></li></ul>\n<p>Best</p>'],
  ['<ol><li>Call<br>by phone</li><li>Meet<ul><li>on site</li></ul></li></ol>'],
  ['<p><a href="https://harbor.example/?a=1&amp;b=2">the <strong>job</strong></a> and <strong><em>more</em></strong></p>'],
  ['<p><strong>a</strong> <a href="https://a.example">https://a.example</a>, <a href="mailto:x@a.example">mail</a></p>'],
  ['<h2>News</h2>\n<blockquote><p>quoted</p></blockquote>'],
  ['<p>1 &lt; 2 &amp; <strong>3</strong></p>'],
  ['<p>a\u00a0 b <strong>c</strong></p>'],
])('stores HTML as written: %s', (html) => {
  expect(again(html)).toBe(html)
})

test('stores text that only looks like markup so that it is read as text', () => {
  expect(bodyOf(documentOf([{ type: 'paragraph', content: [{ type: 'text', text: '<b>{{first_name}}</b>' }] }]))).toBe(
    '<p>&lt;b&gt;{{first_name}}&lt;/b&gt;</p>',
  )
  expect(again('<p>&lt;b&gt;hi&lt;/b&gt;</p>')).toBe('<p>&lt;b&gt;hi&lt;/b&gt;</p>')
})

test('HTML without formatting becomes plain text', () => {
  expect(again('<div>Hi&nbsp;Ada,</div><div><br></div><div>one</div><div>two</div>')).toBe('Hi Ada,\n\none\ntwo')
  expect(again('<p>a</p><p>b<br></p><p><br></p><p>c</p>')).toBe('a\n\nb\n\nc')
  expect(again('<p>see <a href="https://a.example">the job</a></p>')).toBe('see [the job](https://a.example)')
  expect(again('<ul><li> </li></ul>')).toBe('')
})

test('known variables are chips, others are text', () => {
  const [line] = readBody('Hi {{first_name}} of {{nickname}}', names).content ?? []
  expect(line?.content).toEqual([
    { type: 'text', text: 'Hi ' },
    { type: 'variable', attrs: { name: 'first_name', source: '{{first_name}}' } },
    { type: 'text', text: ' of {{nickname}}' },
  ])
})

test.each([
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;">Bold</span><span style="font-style:italic"> slanted</span></p><br><p dir="ltr"><a href="https://a.example/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the job</span></a></p></b>',
    '<p><strong>Bold</strong><em> slanted</em></p>\n<p><a href="https://a.example/">the job</a></p>',
  ],
  [
    'Word',
    "<html xmlns:o=\"urn:x\"><head><style>p {margin:0}</style><!--[if gte mso 9]><xml>x</xml><![endif]--></head><body><!--StartFragment--><p class=MsoNormal><b>We</b> offer<o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>remote work</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>a team</p></body></html>",
    '<p><strong>We</strong> offer</p>\n<ul><li>remote work</li><li>a team</li></ul>',
  ],
  [
    'a web page',
    '<div class="x" onclick="alert(1)"><h1>Title</h1><script>alert(1)</script><img src="x" onerror="alert(1)"><p style="color:red">Text <font color="red"><strong>strong</strong></font> <a href="javascript:alert(1)">run</a></p><svg><text>no</text></svg><span style="display:none">hidden</span></div>',
    '<h1>Title</h1>\n<p>Text <strong>strong</strong> run</p>',
  ],
  ['a broken list', '<ul><div>a</div><li>b</li><ul><li>c</li></ul></ul>', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
  ['a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'a b\nc d'],
  ['code', '<pre>a\n  b</pre>', 'a\n  b'],
])('cleans content pasted from %s', (_source, html, body) => {
  expect(cleaned(html)).toBe(body)
})

test("an email's plain part is readable", () => {
  expect(htmlToText(again('<p>Hi <b>Ada</b>,</p><ol><li>one</li><li>two</li></ol><p>see <a href="https://a.example/x">x</a></p>'))).toBe(
    'Hi Ada,\n\n1. one\n2. two\n\nsee x (https://a.example/x)',
  )
})
