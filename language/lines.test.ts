import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'
import { tokensOf } from './tokens.ts'

test('a long line is split at sentence ends, a short one is not', () => {
  const long = `We build pumps for towns of every size. ${'You repair them in the field with a team of four. '.repeat(4)}Apply today!`
  const lines = linesOf(`Service Technician. Leeds\n\n---\n${long}\n• Welding • Driving license B`)
  expect(lines[0]?.text).toBe('Service Technician. Leeds')
  expect(lines.length).toBeGreaterThan(4)
  expect(lines.every(({ text }) => text.length <= 160)).toBe(true)
  expect(lines.slice(-2).map(({ text }) => text)).toEqual(['• Welding', '• Driving license B'])
})

test('every line stands in the text where it says, without blanks around it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '. ', ' ', '\n', '\t', '• ', '-', 'É', '\r\n'), maxLength: 300 }), (text) => {
      let from = 0
      for (const line of linesOf(text)) {
        expect(text.slice(line.start, line.end)).toBe(line.text)
        expect(line.text).toBe(line.text.trim())
        expect(line.start).toBeGreaterThanOrEqual(from)
        from = line.end
      }
    }),
  )
})

test('words keep their apostrophes and numbers their separators', () => {
  expect(tokensOf("Req'd: 3,5 years of C++ (l’été)").map(({ text }) => text)).toEqual([
    "Req'd",
    ':',
    '3,5',
    'years',
    'of',
    'C',
    '+',
    '+',
    '(',
    'l’été',
    ')',
  ])
})
