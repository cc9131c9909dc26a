// The quote is found by our own words, in any language and script, and replies around it are kept.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extractReply } from './reply-text.ts'

const sent = `Hi Mia,

We think your work at Nordkai fits our role as a platform engineer. Are you open to a call?

Best,
Dana Demo`
const quoted = sent.replaceAll(/^/gm, '> ')

const cases: [string, string, string][] = [
  [
    'Georgian headers',
    `დიახ, სამშაბათს.\n\nგამგზავნი: Dana Demo <dana@team.example>\nგაგზავნილია: 2026 წლის 26 ნოემბერი 09:12\nვის: Mia\nთემა: Acme\n\n${sent}`,
    'დიახ, სამშაბათს.',
  ],
  ['Thai line', `ได้ค่ะ วันอังคาร\n\nเมื่อ พฤ. 26 พ.ย. 2026 เวลา 09:12 Dana Demo <dana@team.example> เขียนว่า:\n\n${sent}`, 'ได้ค่ะ วันอังคาร'],
  ['Arabic line', `نعم، يوم الثلاثاء.\n\nفي الخميس 26 نوفمبر 2026 9:12 كتب Dana <dana@team.example>:\n${quoted}`, 'نعم، يوم الثلاثاء.'],
  [
    'a line wrapped twice',
    `Ja.\n\nAm Do., 26. Nov. 2026 um 09:12 Uhr hat Dana Demo\nvom Team Acme\n<dana@team.example> geschrieben:\n\n${sent}`,
    'Ja.',
  ],
  ['a bar and headers', `Ok.\n\n________________________________\nOd: Dana <dana@team.example>\nDo: Mia\n\n${sent}`, 'Ok.'],
  ['nothing above our text', `No, thanks.\n\n${sent}`, 'No, thanks.'],
  ['our text in other line lengths', `Sure.\n\n${sent.replaceAll(' ', '\n')}`, 'Sure.'],
  ['below our text', `${sent}\n\nYes, gladly.`, 'Yes, gladly.'],
  [
    'between marked lines',
    `On 26 Nov 2026 at 09:12, Dana <dana@team.example> wrote:\n> We think your work at Nordkai fits our role as a platform engineer.\nIt does.\n> Are you open to a call?\nI am.`,
    'It does.\nI am.',
  ],
  [
    'lines with labels are theirs',
    `Here you go.\nSalary: 90,000\nStart: May 2027\n\n${sent}`,
    'Here you go.\nSalary: 90,000\nStart: May 2027',
  ],
  ['repeats a few of our words', 'Yes, I am open to a call about the role.', 'Yes, I am open to a call about the role.'],
]
test.each(cases)('%s', (_, mail, reply) => expect(extractReply(mail, [sent])).toBe(reply))

test('quotes in scripts without spaces', () => {
  const japanese = '田中様、弊社のエンジニア職についてご連絡しました。一度お話しできますか。'
  expect(extractReply(`はい、火曜日で。\n\n差出: 弊社 <a@b.example> 2026/11/26 9:12:\n\n${japanese}`, [japanese])).toBe('はい、火曜日で。')
})

test('without our text nothing is taken away', () => {
  const word = fc.constantFrom('yes', 'role', 'team', 'Monday', 'remote', 'would', 'not', 'call', 'open')
  const line = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ') + '.')
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => extractReply(lines.join('\n'), [sent]) === lines.join('\n')),
  )
})

test('long texts are read quickly', () => {
  const text = 'we think your work at '.repeat(20_000)
  const start = performance.now()
  extractReply(
    text.replaceAll(' at ', '\n'),
    Array.from({ length: 20 }, () => text),
  )
  expect(performance.now() - start).toBeLessThan(3000)
})
