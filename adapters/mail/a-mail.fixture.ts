// An ordinary outreach email that tests modify where needed.
import type { OutgoingMail } from '@fairlead/domain/ports/mail'

export function aMail(change: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    messageId: '<candidate-1.step-0@mail.hiring.example>',
    from: { name: 'Maya Lindqvist', address: 'maya@hiring.example' },
    to: [{ name: 'Jo Doe', address: 'jo@candidate.example' }],
    cc: [],
    replyTo: 'reply+token1@mail.hiring.example',
    subject: 'Senior Engineer at Northwind',
    html: '<p>Hi Jo,</p><p>open to a chat?</p>',
    text: 'Hi Jo,\n\nopen to a chat?',
    inReplyTo: null,
    references: [],
    date: new Date('2026-03-04T09:12:00Z'),
    invitation: null,
    files: [],
    unsubscribe: { https: 'https://hiring.example/u/abc', mailto: 'mailto:unsubscribe+abc@mail.hiring.example' },
    headers: {},
    ...change,
  }
}
