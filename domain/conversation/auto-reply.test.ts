import { expect, test } from 'vitest'
import { isAutoReply } from './auto-reply.ts'

const signs = (subject: string, headers: Record<string, string> = {}) => ({ subject, header: (name: string) => headers[name] ?? null })

test.each([
  ['Automatic reply: Senior Engineer', {}],
  ['Re: AW: Automatische Antwort: Stelle', {}],
  ['Out of Office: Re: role', {}],
  ['Réponse automatique : poste', {}],
  ['Re: role', { 'auto-submitted': 'auto-replied' }],
  ['Re: role', { 'x-autoreply': 'yes' }],
  ['Re: role', { precedence: 'auto_reply' }],
])('a machine: %s %j', (subject, headers) => expect(isAutoReply(signs(subject, headers))).toBe(true))

test.each([
  ['Re: role', {}],
  ['Re: role', { 'auto-submitted': 'no' }],
  ['Re: role', { 'x-auto-response-suppress': 'DR, OOF, AutoReply', 'in-reply-to': '<a@b>' }],
  ['Re: Automation engineer at Northwind', {}],
  ['Re: Automotive software lead', {}],
  ['Vacancy: your mail', {}],
])('a person: %s %j', (subject, headers) => expect(isAutoReply(signs(subject, headers))).toBe(false))
