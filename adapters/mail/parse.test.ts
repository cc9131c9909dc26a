// Turns strangers' email into plain data: tracks, own words, harmless HTML, and automatic mail never mistaken for a person's.
import { expect, test } from 'vitest'
import { aMail } from './a-mail.fixture.ts'
import { composeMail } from './compose.ts'
import { parseMail } from './parse.ts'

const raw = (head: string[], body: string) => Buffer.from([...head, '', body].join('\r\n'))

test('a person replies', async () => {
  const mail = await parseMail(
    raw(
      [
        'Delivered-To: reply+Tok1@mail.hiring.example',
        'From: =?utf-8?Q?J=C3=B6rg?= <jo@candidate.example>',
        'To: "Maya, Hiring" <reply+Tok1@mail.hiring.example>',
        'Cc: friends: a@x.example, b@x.example;',
        'Subject: Re: =?utf-8?B?R3LDvMOfZQ==?=',
        'Message-ID: <m1@candidate.example>',
        'In-Reply-To: <f.c1.0@mail.hiring.example>',
        'References: <f.c1.0@mail.hiring.example>',
        'Date: Wed, 04 Mar 2026 09:12:00 +0000',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
      ],
      'Klingt gut, wann?\r\n\r\nOn Tue, Mar 3, 2026 at 9:12 AM Maya <maya@hiring.example> wrote:\r\n> Hi\r\n',
    ),
  )
  expect(mail).toMatchObject({
    messageId: '<m1@candidate.example>',
    inReplyTo: '<f.c1.0@mail.hiring.example>',
    references: ['<f.c1.0@mail.hiring.example>'],
    from: { name: 'Jörg', address: 'jo@candidate.example' },
    recipients: ['reply+tok1@mail.hiring.example', 'a@x.example', 'b@x.example'],
    subject: 'Re: Grüße',
    replyText: 'Klingt gut, wann?',
    html: null,
    kind: 'person',
    bounce: null,
  })
  expect(mail.date?.toISOString()).toBe('2026-03-04T09:12:00.000Z')
})

test('HTML-only email yields text, without anything active or remote', async () => {
  const html = `<html><head><style>@import url(http://evil.example/x.css)</style><script>alert(1)</script></head><body onload="alert(1)">
    <p style="color:red;background-image:url(http://evil.example/b.png)" onclick="x()">Yes &amp; <a href="javascript:alert(1)">no</a> <a href="https://ok.example/">ok</a></p>
    <img src="http://evil.example/pixel.gif" width=1 onerror="alert(1)"><svg onload="alert(1)"><a xlink:href="javascript:x">s</a></svg>
    <form action="http://evil.example"><input name=a></form><iframe src="http://evil.example"></iframe><meta http-equiv=refresh content="0;url=http://evil.example"></body></html>`
  const mail = await parseMail(raw(['From: jo@candidate.example', 'Content-Type: text/html; charset=utf-8'], html))
  expect(mail.replyText).toContain('Yes & no')
  expect(mail.html).toContain(
    '<p style="color:red">Yes &amp; <a target="_blank" rel="noopener noreferrer nofollow">no</a> <a href="https://ok.example/" target="_blank" rel="noopener noreferrer nofollow">ok</a></p>',
  )
  expect(mail.html).toContain('data-remote-src="http://evil.example/pixel.gif"')
  expect(mail.html).not.toMatch(/script|\son\w+=|javascript:|<form|<iframe|<svg|<meta|<style|url\(|[^-]src=/i)
})

test('the own words of an HTML-only email', async () => {
  const html = `<div dir="ltr"><p>Gern &ndash; wann?</p><div>Jo&nbsp;Doe</div></div><div class="gmail_quote"><div>On Tue, Mar 3, 2026 at 9:12 AM Maya &lt;<a href="mailto:maya@hiring.example">maya@hiring.example</a>&gt; wrote:<br></div><blockquote><p>Hi Jo</p><p>not interested? reply STOP</p></blockquote></div>`
  const mail = await parseMail(raw(['From: jo@candidate.example', 'Content-Type: text/html; charset=utf-8'], html))
  expect(mail.replyText).toBe('Gern – wann?\n\nJo Doe')
  expect(mail.text).toContain('> not interested? reply STOP')
})

test("hostile emails don't throw", async () => {
  const deep = '<div>'.repeat(50_000) + 'x'
  const parts = Array.from(
    { length: 300 },
    (_none, index) => `--b${index}\r\nContent-Type: multipart/mixed; boundary=b${index + 1}\r\n\r\n`,
  ).join('')
  const sources = [
    raw(['Content-Type: text/html'], deep),
    raw(['Content-Type: text/html'], '<a title="' + '<'.repeat(300_000)),
    raw(['Content-Type: multipart/mixed; boundary=b0'], parts),
    raw(['References: ' + '<a@b> '.repeat(20_000), 'Subject: ' + 'x'.repeat(100_000)], 'hi'),
    Buffer.from([0, 255, 254, 13, 10, 13, 10, 0]),
    Buffer.alloc(0),
    raw(
      ['Content-Type: text/plain; charset=no-such-thing', 'Content-Transfer-Encoding: base64', 'From: <<<>>>@@', 'Date: never'],
      '====%%',
    ),
  ]
  for (const source of sources) expect((await parseMail(source)).kind).toBe('person')
})

const report = [
  '--r',
  'Content-Type: text/plain',
  '',
  'Your message could not be delivered.',
  '--r',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.example',
  '',
  'Final-Recipient: rfc822; gone@candidate.example',
  'Action: failed',
  'Status: 5.1.1',
  '',
  '--r',
  'Content-Type: message/rfc822',
  '',
  'Message-ID: <f.c1.0@mail.hiring.example>',
  'Subject: Role',
  '',
  'Hi',
  '--r--',
].join('\r\n')
const reporting = [
  'Return-Path: <>',
  'From: MAILER-DAEMON@mx.example',
  'Subject: Undelivered Mail',
  'Message-ID: <own@mx.example>',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
]

test('a bounce includes its recipient, its code, and the original email', async () => {
  expect(await parseMail(raw(reporting, report))).toMatchObject({
    kind: 'bounce',
    bounce: {
      recipient: 'gone@candidate.example',
      failure: 'dead_address',
      code: '5.1.1',
      originalMessageId: '<f.c1.0@mail.hiring.example>',
    },
    replyText: '',
  })
  const delayed = report.replace('failed', 'delayed').replace('5.1.1', '4.2.2')
  expect((await parseMail(raw(reporting, delayed))).bounce).toMatchObject({ failure: 'delayed', code: '4.2.2' })
  const delivered = report.replace('failed', 'delivered').replace('5.1.1', '2.0.0')
  expect((await parseMail(raw(reporting, delivered))).kind).toBe('auto_reply')
})

test.each([
  [
    'speaks of a failed delivery',
    ['From: jo@candidate.example', 'Subject: Re: Undeliverable: your role'],
    'Your last mail got 550 5.1.1 user unknown, so I write from here. Yes, call me.',
  ],
  [
    'was rejected elsewhere',
    ['From: it-admin@candidate.example', 'Subject: Re: role'],
    'I was rejected by your team last year and the mailbox is full of recruiters.',
  ],
  [
    'has a title like a machine',
    ['From: "Ann, System Administrator" <ann@candidate.example>', 'Subject: Re: System administrator'],
    'The account could not be delivered on time... joking. Tell me more.',
  ],
  [
    'forwards a bounce',
    ['From: jo@candidate.example', 'Subject: Fwd: Mail delivery failed', 'Content-Type: text/plain'],
    'Look what I got!\r\n\r\nFinal-Recipient: rfc822; a@b.example\r\nAction: failed\r\nStatus: 5.1.1',
  ],
])('a person who %s is a person', async (_what, head, body) => {
  expect((await parseMail(raw(head, body))).kind).toBe('person')
})

test('a vacation notice is an automatic reply with its text', async () => {
  const mail = await parseMail(
    raw(['From: jo@candidate.example', 'Return-Path: <>', 'Auto-Submitted: auto-replied', 'Subject: Out of office'], 'Back on Monday.'),
  )
  expect(mail).toMatchObject({ kind: 'auto_reply', replyText: 'Back on Monday.', bounce: null })
})

test('recognizes our own email when it is returned', async () => {
  const mail = await parseMail(await composeMail(aMail()))
  expect(mail).toMatchObject({ messageId: aMail().messageId, kind: 'person', text: 'Hi Jo,\n\nopen to a chat?', attachments: [] })
})
