// Converts real-world JSON Resumes into profiles; refuses other documents with a reason.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readJsonResume } from './json-resume.ts'

test('a document of version 1', () => {
  const result = readJsonResume({
    basics: {
      name: 'Dr. Lena Vasquez Ruiz',
      label: 'Staff Engineer',
      email: 'Lena@Mail.Example',
      image: '',
      location: { city: 'San Francisco', region: 'California', countryCode: 'US' },
      profiles: [
        { network: 'GitHub', url: 'https://github.com/l' },
        { network: 'LinkedIn', url: 'http://de.linkedin.com/in/lena-v/?x=1' },
      ],
    },
    work: [
      { name: 'Contoso', position: 'Engineer', startDate: '2015-06-01', endDate: '2020-01' },
      { company: 'Northwind', position: 'Staff Engineer', startDate: '2020-02', summary: 'Leads.', highlights: ['A', 'B'] },
      { startDate: '2001' },
    ],
    education: [{ institution: 'MIT', area: 'Physics', studyType: 'BSc', startDate: '2008', endDate: 'sometime' }],
    skills: [{ name: 'Web', keywords: ['HTML', 'CSS'] }, { name: 'css' }, { name: 'Go' }],
    references: [{ name: 'Ann', reference: 'Great.' }],
  })
  expect(result).toMatchObject({
    profile: {
      firstName: 'Lena',
      lastName: 'Vasquez Ruiz',
      place: { label: 'San Francisco, California, US' },
      linkedinUrl: 'https://www.linkedin.com/in/lena-v',
      personalEmails: ['lena@mail.example'],
      experiences: [
        { title: 'Staff Engineer', company: 'Northwind', start: '2020-02', end: null, description: 'Leads.\nA\nB' },
        { title: 'Engineer', company: 'Contoso', start: '2015-06', end: '2020-01', description: null },
      ],
      education: [{ school: 'MIT', degree: 'BSc', fieldOfStudy: 'Physics', startYear: 2008, endYear: null }],
      skills: ['HTML', 'CSS', 'Go'],
      recommendations: [{ by: 'Ann', content: 'Great.' }],
    },
    warnings: ['work[2] names neither a company nor a position.', 'education[0].endDate is not a date: sometime'],
  })
})

test.each([
  [null, 'no JSON object'],
  [[], 'no JSON object'],
  [{}, 'basics.name'],
  [{ basics: { name: 7 } }, 'basics.name'],
  [{ name: 'Jo', meta: { format: 'FRESH@0.1.0' } }, 'FRESH'],
])('%j is refused', (json, reason) => {
  expect(readJsonResume(json)).toEqual({ errors: [expect.stringContaining(reason)] })
})

test('wrong types anywhere do no harm', () => {
  const odd = [null, 7, 'x', [], {}, [null, 7, 'x', [[]]], { a: 1 }, '__proto__']
  for (const value of odd) {
    const json = {
      basics: { name: 'Jo', email: value, location: value, profiles: value, image: value },
      work: value,
      education: value,
      skills: value,
      references: value,
    }
    expect(readJsonResume(json)).toHaveProperty('profile')
    expect(
      readJsonResume({ basics: { name: 'Jo' }, work: [{ name: value, position: 'x', startDate: value, highlights: value }] }),
    ).toHaveProperty('profile')
  }
})

const folder = join(import.meta.dirname, '../../../shared/fixtures/resumes')
if (!existsSync(folder)) console.log(`skipped: the resume fixtures are not at ${folder}`)
describe.skipIf(!existsSync(folder))('public collection', () => {
  const index = existsSync(folder) ? readFileSync(join(folder, 'INDEX.tsv'), 'utf8').trim().split('\n').slice(1) : []
  test.each(index.map((line) => line.split('\t')))('%s', (file = '', _kind = '', format = '') => {
    const text = readFileSync(join(folder, file), 'utf8')
    if (file.includes('broken')) return expect(() => JSON.parse(text) as unknown).toThrow()
    const json = JSON.parse(text) as { basics?: { name?: string }; work?: unknown[] }
    const result = readJsonResume(json)
    if (format !== 'JSON Resume' || !json.basics?.name) expect(result).toHaveProperty('errors')
    else if ('profile' in result) {
      expect(result.profile.firstName).not.toBe('')
      expect(result.profile.experiences.length + result.warnings.length).toBeGreaterThanOrEqual(json.work?.length ?? 0)
    } else expect(result).toHaveProperty('profile')
  })
  test('the collection is there', () => expect(readdirSync(folder).length).toBeGreaterThan(20))
})
