// The CSV of candidates, cell by cell.
import { expect, test } from 'vitest'
import { candidatesCsv, csvFileName, type CsvCandidate } from './csv.ts'

const ada: CsvCandidate = {
  name: 'Ada Lovelace',
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  title: 'Engineer',
  company: 'Analytical Engines',
  location: 'London',
  personalEmails: ['ada@example.com'],
}
const row = (change: Partial<CsvCandidate>) => candidatesCsv([{ ...ada, ...change }]).split('\r\n')[1]

test('the columns are in their order [324]', () => {
  expect(candidatesCsv([ada])).toBe(
    'Name,LinkedIn Profile,Title,Company,Location,Personal Emails\r\n' +
      'Ada Lovelace,https://www.linkedin.com/in/ada,Engineer,Analytical Engines,London,ada@example.com\r\n',
  )
  expect(candidatesCsv([])).toBe('Name,LinkedIn Profile,Title,Company,Location,Personal Emails\r\n')
})

test.each([
  [{ location: 'Austin, Texas' }, '"Austin, Texas"'],
  [{ title: 'The "Boss"' }, '"The ""Boss"""'],
  [{ company: 'Two\nLines' }, '"Two\nLines"'],
  [{ personalEmails: ['a@example.com', 'b@example.com'] }, '"a@example.com, b@example.com"'],
])('a quote, a comma, or a line break requires quotes: %j [325]', (change, cell) => {
  expect(candidatesCsv([{ ...ada, ...change }])).toContain(`,${cell}`)
})

test('a plain value has no quotes [325]', () => {
  expect(row({ name: "O'Neil" })).not.toContain('"')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', ' =1', '\tx'])('%s is never run as a formula', (name) => {
  expect(row({ name })?.replace(/^"/, '').startsWith(`'${name}`)).toBe(true)
})

test('leaves unknown cells empty', () => {
  expect(row({ linkedinUrl: null, title: null, company: null, location: null, personalEmails: [] })).toBe('Ada Lovelace,,,,,')
})

test('names the file after the product', () => {
  expect(csvFileName('Fairlead')).toBe('FairleadCandidates.csv')
  expect(csvFileName('Hire / "Now"')).toBe('HireNowCandidates.csv')
})
