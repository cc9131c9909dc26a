import { describe, expect, test } from 'vitest'
import { mapColumns, recogniseExport } from './people-columns.ts'

const fields = (titles: string) => mapColumns(titles.split(','), [], undefined).map(({ column }) => column)

describe('exports are recognized by their titles', () => {
  test.each([
    [
      'LinkedIn Connections',
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
      'firstName lastName linkedinUrl email company title ignore',
    ],
    [
      'LinkedIn Recruiter',
      'First Name,Last Name,Headline,Location,Current Title,Current Company,Email Address,Phone Number,Profile URL,Active Project,Notes,Feedback',
      'firstName lastName headline location title company email ignore linkedinUrl ignore ignore ignore',
    ],
    [
      'LinkedIn Recruiter',
      'First name,Last name,Email,Job title,Company,Pipeline stage,Note,Note visibility',
      'firstName lastName email title company stage ignore ignore',
    ],
    [
      'Greenhouse',
      'Candidate Name,Application ID,Email,Company,Title,Job,Application Date,Current Stage,Status,Rejected Date,Rejection Reason,Source,Candidate Tags',
      'fullName externalId email company title jobApplied appliedOn stage status endedOn reason applicationSource ignore',
    ],
    [
      'Lever',
      'Opportunity ID,Name,Email,Posting,Stage,Archive reason,Archived at,Origin,Created at,Tags',
      'externalId fullName email jobApplied stage reason endedOn applicationSource appliedOn ignore',
    ],
    [
      'Ashby',
      'Candidate Name,Email,LinkedIn,Job,Current Interview Stage,Application Status,Archive Reason,Source,Applied At',
      'fullName email linkedinUrl jobApplied stage status reason applicationSource appliedOn',
    ],
    [
      'Workable',
      'Name,Headline,Email,Job,Stage,Disqualified,Disqualification reason,Source,Created at,Domain',
      'fullName headline email jobApplied stage status reason applicationSource appliedOn ignore',
    ],
    [
      null,
      'Name,E-Mail,Stelle,Bewerbungsdatum,Phase,Absagegrund,Quelle',
      'fullName email jobApplied appliedOn stage reason applicationSource',
    ],
    [null, 'Name,Email,Job Title,Application Date', 'fullName email jobApplied appliedOn'],
    [null, 'Name,Email,Title,Company,Stage', 'fullName email title company stage'],
    // without an application a job is the person's, and a source says nothing
    [null, 'Name,Email,Job,Source,Tags,Status', 'fullName email title ignore skills ignore'],
  ])('%s: %s', (system, titles, columns) => {
    expect(recogniseExport(titles.split(','))).toBe(system)
    expect(fields(titles)).toEqual(columns.split(' '))
  })

  test('a column of days tells the order of its parts', () => {
    const order = (...days: string[]) =>
      mapColumns(
        ['Name', 'Applied at'],
        days.map((day) => ['Ann', day]),
        undefined,
      )[1]?.isDayFirst
    expect([order('3/4/2024', '13/4/2024'), order('3/4/2024', '4/13/2024'), order('3/4/2024')]).toEqual([true, false, false])
  })
})
