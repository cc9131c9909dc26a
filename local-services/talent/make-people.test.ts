// The fictional people are consistent: dates, levels, schools, skills, addresses; the same seed gives the same bytes.
import { readFileSync } from 'node:fs'
import { parseNames, parseTables, tableFiles } from '@fairlead/domain/reference/parse'
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { describe, expect, test } from 'vitest'
import { coreSkillLines } from './core-skills.data.ts'
import { countryFacts } from './countries.data.ts'
import { makePeople, makePeopleWithTruth } from './make-people.ts'
import { weights } from './random.ts'
import { vocations } from './make-people.ts'
import { employerYears, skillYears } from './years.ts'

const read = (file: string) => readFileSync(new URL(`../../domain/reference/data/${file}`, import.meta.url), 'utf8')
const parsed = parseTables(
  Object.fromEntries(Object.entries(tableFiles).map(([name, file]) => [name, read(file)])) as Record<keyof ReferenceTables, string>,
)
const tables = { ...parsed, names: parseNames(read('names.json')) }
const made = [...makePeopleWithTruth({ tables, size: 2000, seed: 42 })]
const people = made.map(({ person }) => person)
const skillNames = new Set(parsed.skills.flatMap((skill) => [skill.name, ...skill.aliases]))

describe('makePeople', () => {
  test('the same seed gives the same bytes, another seed other people; a smaller pool is the start of a larger one', () => {
    const again = [...makePeople({ tables, size: 300, seed: 42 })]
    expect(JSON.stringify(again)).toBe(JSON.stringify(people.slice(0, 300)))
    expect(JSON.stringify([...makePeople({ tables, size: 5, seed: 43 })])).not.toBe(JSON.stringify(people.slice(0, 5)))
    expect(() => [...makePeople({ tables, size: -1, seed: 1 })]).toThrow(RangeError)
  })

  test('makes no one who resembles a real person and no duplicates', () => {
    for (const key of ['id', 'linkedinUrl'] as const) expect(new Set(people.map((person) => person[key])).size).toBe(people.length)
    const emails = people.flatMap((person) => [...person.personalEmails, ...person.workEmails])
    expect(new Set(emails).size).toBe(emails.length)
    expect(emails.filter((mail) => !/^[a-z0-9.-]+@(people|work)\.fairlead\.example$/.test(mail))).toEqual([])
    expect(people.filter((person) => !/^https:\/\/www\.linkedin\.com\/in\/[a-z0-9][a-z0-9-]*-fl\d{8}$/.test(person.linkedinUrl))).toEqual(
      [],
    )
  })

  test('no one uses a technology, does a kind of work, or joins an employer before it exists', () => {
    const tools = [...skillYears].filter(([skill]) => /^[A-Z]/.test(skill))
    const early = people.flatMap(({ experiences }) =>
      experiences.flatMap(({ company, start, end, description }) => [
        ...((employerYears.get(company) ?? 0) >= Number(start.slice(0, 4)) ? [`${company} ${start}`] : []),
        ...tools.flatMap(([skill, year]) =>
          Number((end ?? '9999').slice(0, 4)) <= year && (description ?? '').split(/[^\w.+#/&-]+/).includes(skill)
            ? [`${skill} ${end}`]
            : [],
        ),
      ]),
    )
    expect(early).toEqual([])
    expect(made.flatMap(({ truth }) => truth.jobs.filter(({ group }) => group === 'ai-engineer')).length).toBeGreaterThan(0)
  })

  test('jobs follow each other without overlap, newest first, after the first degree', () => {
    for (const { experiences, education, id } of people) {
      expect(experiences.length, id).toBeGreaterThan(0)
      experiences.forEach((job, index) => {
        const older = experiences[index + 1]
        if (job.end !== null && job.end <= job.start) expect.fail(`${id}: ${job.start} to ${job.end}`)
        if (job.end === null && index > 0) expect.fail(`${id}: an open job in the past`)
        if (older && (older.end === null || older.end > job.start)) expect.fail(`${id}: ${older.end} overlaps ${job.start}`)
        if (older && older.company === job.company && older.title === job.title) expect.fail(`${id}: the same job twice`)
      })
      const firstYear = Number(experiences.at(-1)!.start.slice(0, 4))
      const oldest = education.at(-1)
      if (oldest && oldest.endYear > firstYear) expect.fail(`${id}: at work before the first degree`)
      for (const entry of education)
        if (entry.endYear <= entry.startYear || entry.endYear > 2026) expect.fail(`${id}: ${entry.startYear}-${entry.endYear}`)
    }
  })

  test('levels never fall and rise over the years', () => {
    for (const { truth, person } of made) {
      const rungs = truth.jobs.map((job) => job.rung)
      if (rungs.some((rung, index) => index > 0 && rung > rungs[index - 1]!)) expect.fail(`${person.id}: ${rungs.join()}`)
      const months = truth.jobs.reduce((sum, job) => sum + job.months, 0)
      if (rungs[0]! >= 4 && months < 96) expect.fail(`${person.id}: a director after ${months} months`)
    }
    expect(made.filter(({ truth }) => truth.jobs[0]!.rung >= 3).length).toBeGreaterThan(100)
  })

  test('skills are in the vocabulary, and descriptions name only listed skills', () => {
    const all = [...skillNames].filter((name) => /^[A-Z][\w.+#]{3,}$/.test(name))
    for (const person of people) {
      if (new Set(person.skills).size !== person.skills.length) expect.fail(`${person.id}: a skill twice`)
      const strange = person.skills.filter((skill) => !skillNames.has(skill))
      if (strange.length > 0) expect.fail(`${person.id}: ${strange.join()}`)
    }
    const techy = all.filter((name) =>
      [
        'Kubernetes',
        'Terraform',
        'PostgreSQL',
        'Figma',
        'SolidWorks',
        'Salesforce',
        'HubSpot',
        'PyTorch',
        'QuickBooks',
        'Snowflake',
      ].includes(name),
    )
    expect(techy.length).toBeGreaterThan(7)
    for (const person of people) {
      for (const job of person.experiences) {
        for (const name of techy)
          if (job.description.includes(name) && !person.skills.some((skill) => skill.includes(name)))
            expect.fail(`${person.id}: ${name} in a description only`)
        if (/[{}]|undefined/.test(job.description)) expect.fail(job.description)
      }
      if (/[{}]|undefined/.test(`${person.headline} ${person.summary}`)) expect.fail(`${person.headline} ${person.summary}`)
    }
  })

  test("places are in the list, and jobs are in the person's country", () => {
    const labels = new Map(parsed.places.map((place) => [place.label, place]))
    for (const person of people) {
      const home = labels.get(person.place.label)
      if (!home) expect.fail(person.place.label)
      for (const job of person.experiences)
        if (labels.get(job.location)?.country !== home.country) expect.fail(`${person.id}: ${job.location}`)
    }
  })

  test('every field of work uses known groups, majors, and company groups', () => {
    const groups = new Set(parsed.titleGroups.map((group) => group.id.slice(2)))
    const majors = new Set(parsed.majors.map((major) => major.name))
    const peers = new Set(parsed.companies.flatMap((company) => company.peerGroups))
    const cored = new Set(
      coreSkillLines
        .trim()
        .split('\n')
        .map((line) => line.split(': ')[0]!),
    )
    expect([...cored].filter((group) => !groups.has(group))).toEqual([])
    for (const [name, vocation] of Object.entries(vocations)) {
      for (const [group] of weights(vocation.groups)) expect(cored, name).toContain(group)
      for (const group of Object.values(vocation.lead)) expect(groups, name).toContain(group)
      for (const [major] of weights(vocation.majors)) expect(majors, name).toContain(major)
      for (const peer of vocation.peers.split(', ').filter(Boolean)) expect(peers, name).toContain(peer)
      for (const skill of vocation.extraSkills.split(', ')) expect(skillNames, name).toContain(skill)
    }
  })

  test('degrees are from schools that award them', () => {
    const tiers = new Map(parsed.universities.toSorted((a, b) => b.tier - a.tier).map(({ name, tier }) => [name, tier]))
    const degrees = people.flatMap(({ education }) => education.filter(({ degree }) => /Bachelor|Master|Doctor/.test(degree)))
    expect(degrees.length).toBeGreaterThan(1500)
    for (const { school } of degrees) {
      if (/High School|Secondary|Grammar|Sixth Form|Gymnasium|Community College|&|Planck/i.test(school)) expect.fail(school)
      if ((tiers.get(school) ?? 9) > 3 && !/uni[vw]|hochschule|poly|polit|technology|teknisk|tekniska|école|ecole/i.test(school))
        expect.fail(school)
      // known schools keep their own spelling
      if ((tiers.get(school) ?? 9) > 3 && (/\p{Lu}{5,}/u.test(school) || !/\p{Ll}/u.test(school))) expect.fail(school)
    }
  })

  test("pay is in the country's currency and of a plausible amount", () => {
    for (const {
      place,
      estimatedSalary: [low, high],
      estimatedSalaryCurrency: currency,
    } of people) {
      const code = parsed.places.find(({ type, name }) => type === 'country' && name === place.country)!.country
      const { currency: localCurrency, perDollar } = countryFacts[code]!
      expect(currency).toBe(localCurrency)
      expect(low).toBeLessThan(high)
      const dollars = low / perDollar
      if (dollars < 3000 || dollars > 900_000) expect.fail(`${place.country}: ${low} ${currency}`)
    }
    expect(people.filter(({ estimatedSalaryCurrency }) => estimatedSalaryCurrency === 'GBP').length).toBeGreaterThan(50)
  })

  test('services are written in languages, and juniors lead no one', () => {
    const languages = new Set(
      parsed.skills.flatMap(({ name, category }) =>
        ['Programming language', 'Frontend', 'Backend', 'Mobile'].includes(category) ? [name] : [],
      ),
    )
    let read = 0
    for (const { person, truth } of made)
      for (const [index, { description }] of person.experiences.entries()) {
        const language = /written in ([^,]+), from design/.exec(description)?.[1]
        if (language) read++
        if (language && !languages.has(language)) expect.fail(description)
        const { rung } = truth.jobs[index] ?? { rung: 9 }
        if (person.experiences.length === truth.jobs.length && rung === 0 && /\b(?:Led|Lead|Hired|Mentor) \d+ /.test(description))
          expect.fail(description)
      }
    expect(read).toBeGreaterThan(20)
  })

  test('a focus makes people of one kind and changes no one else', () => {
    const focus = { vocation: 'sales', groups: 'account-executive 1', countries: ['DE', 'FR'] }
    const focused = [...makePeopleWithTruth({ tables, size: 60, seed: 7, focus })]
    expect(new Set(focused.map(({ person }) => person.place.country))).toEqual(new Set(['Germany', 'France']))
    expect(new Set(focused.map(({ truth }) => truth.vocation))).toEqual(new Set(['sales']))
    expect(focused.filter(({ person }) => /Account Executive/.test(person.experiences[0]!.title)).length).toBeGreaterThan(25)
  })

  test('about 45% work in software, data, product, and design', () => {
    const digital = [
      'software',
      'infrastructure',
      'security',
      'quality',
      'data',
      'machineLearning',
      'product',
      'delivery',
      'productDesign',
      'visualDesign',
      'enterpriseIt',
    ]
    const share = made.filter(({ truth }) => digital.includes(truth.vocation)).length / made.length
    expect(share).toBeGreaterThan(0.42)
    expect(share).toBeLessThan(0.49)
  })
})
