// Finds the person's own words in emails from many programs and in many languages, and never removes them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extractReply } from './reply-text.ts'

const cases: [what: string, mail: string, own: string][] = [
  [
    'Gmail',
    'Sure, call me.\n\nOn Tue, Mar 4, 2025 at 9:12 AM Maya L <maya@hiring.example> wrote:\n> Hi Jo,\n> open to a chat?',
    'Sure, call me.',
  ],
  ['Gmail, header wrapped', 'Yes!\n\nOn Tue, Mar 4, 2025 at 9:12 AM Maya Lindqvist <\nmaya@hiring.example> wrote:\n\n> Hi', 'Yes!'],
  [
    'Outlook',
    'No thanks.\r\n\r\n________________________________\r\nFrom: Maya <maya@hiring.example>\r\nSent: Monday\r\nTo: Jo\r\nSubject: Role\r\n\r\nHi Jo',
    'No thanks.',
  ],
  ['Outlook in German', 'Gern.\n\nVon: Maya <maya@hiring.example>\nGesendet: Montag\nAn: Jo\nBetreff: Stelle\n\nHallo', 'Gern.'],
  ['bar', 'ok\n-----Original Message-----\nFrom: Maya\nHi', 'ok'],
  ['French', 'Avec plaisir.\n\nLe mar. 4 mars 2025 à 09:12, Maya <maya@hiring.example> a écrit :\n> Bonjour', 'Avec plaisir.'],
  ['Spanish', 'Claro.\n\nEl mar, 4 mar 2025 a las 9:12, Maya (<maya@hiring.example>) escribió:\n> Hola', 'Claro.'],
  ['German', 'Klingt gut.\n\nAm Di., 4. März 2025 um 09:12 Uhr schrieb Maya <maya@hiring.example>:\n> Hallo', 'Klingt gut.'],
  ['Polish', 'Tak.\n\nW dniu 2025-03-04 09:12:39 użytkownik Maya <maya@hiring.example> napisał:\n\nCześć', 'Tak.'],
  [
    'below the quote',
    'On 4 March 2025, Maya <maya@hiring.example> wrote:\n> Are you open to a chat?\n\nYes, Thursday works.',
    'Yes, Thursday works.',
  ],
  ['between the quotes', 'On 4 March 2025, Maya wrote:\n> Which city?\nLisbon.\n> When?\nIn May.', 'Lisbon.\nIn May.'],
  ['signature', 'Not now.\n\n-- \nJo Doe\nEngineer', 'Not now.'],
  ['closing', 'Not now.\n\nBest regards,\nJo Doe\nEngineer at Northwind\n+1 555 010 0199', 'Not now.'],
  ['telephone', 'Not now.\n\nSent from my iPhone', 'Not now.'],
  ['telephone in German', 'Nein danke.\n\nVon meinem iPhone gesendet', 'Nein danke.'],
  ['disclaimer', 'Not now.\n\nCheers\nJo\n\nThis email and any attachments are confidential and intended for the addressee.', 'Not now.'],
  [
    'thanks as a sentence',
    'Thanks\nfor writing, but I am not looking to move this year.',
    'Thanks\nfor writing, but I am not looking to move this year.',
  ],
  ['From in the prose', 'From: what I hear the team is small. Is that so?', 'From: what I hear the team is small. Is that so?'],
  ['On in the prose', 'On your site I read this:\nremote only. Is it true?', 'On your site I read this:\nremote only. Is it true?'],
  [
    'digits before the quote',
    'I need H-1B transfer.\n\nOn Tue, Mar 4, 2025 at 9:12 AM Maya <maya@hiring.example> wrote:\n> Hi',
    'I need H-1B transfer.',
  ],
  ['all quote', '> Hi Jo\n> open to a chat?', ''],
]

test.each(cases)('%s', (_what, mail, expected) => {
  expect(extractReply(mail)).toBe(expected)
})

test('text without quote marks is unchanged', () => {
  const word = fc.constantFrom('yes', 'no', 'role', 'team', 'salary', 'Monday', 'remote', 'maybe', 'I', 'would', 'not')
  const sentence = fc.array(word, { minLength: 3, maxLength: 12 }).map((words) => words.join(' ') + '.')
  fc.assert(
    fc.property(
      fc.array(sentence, { minLength: 1, maxLength: 6 }),
      (sentences) => extractReply(sentences.join('\n')) === sentences.join('\n'),
    ),
  )
})

const folder = join(import.meta.dirname, '../../../shared/fixtures/mail/crisp-email-reply-parser')
if (!existsSync(folder)) console.log(`skipped: the mail fixtures are not at ${folder}`)

describe.skipIf(!existsSync(folder))('public collection', () => {
  const source = existsSync(folder) ? readFileSync(join(folder, 'expected/test.js.txt'), 'utf8') : ''
  const names = [...source.matchAll(/get_email\("(.*?)"\);[\s\S]{0,200}?test\.equal\(COMMON_FIRST_FRAGMENT, /g)].map(
    (match) => match[1] ?? '',
  )
  test('has cases', () => expect(names.length).toBeGreaterThan(35))
  test.each(names)('%s', (name) => {
    const reply = extractReply(readFileSync(join(folder, `${name}.txt`), 'utf8'))
    expect([reply.slice(0, 14), reply.slice(-13)]).toEqual(['Fusce bibendum', 'nec nec nibh.'])
  })
})
