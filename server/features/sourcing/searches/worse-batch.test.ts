import { worseBatchText } from '@fairlead/domain/project/batch-fit'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { newSearch, pageOf, searchNow } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 800 })
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

const searchOf = async (project_id: string) => {
  const { body } = await user.call<WireProject[]>('GET', 'v1/projects')
  return body.find((project) => project.project_id === project_id)!.search!
}
const decideAll = async (project_id: string) => {
  for (const { id: candidate_id } of await pageOf(user, project_id, 'UNDER_REVIEW'))
    await user.call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id, approved: true })
}
const textOf = ({
  found: count,
  fits,
  missed,
  found_before: foundBefore,
  missed_before: missedBefore,
}: NonNullable<WireProject['search']>) => worseBatchText({ found: count, fits, missed, foundBefore, missedBefore })

const perPerson = (missed: number) => String(Number(missed.toFixed(1)))

test('a batch that keeps fewer requirements than the last is counted against it, and asks first', async () => {
  const skills = await testApp.database.system
    .selectFrom('person')
    .select('profile')
    .execute()
    .then((rows) => {
      const engineers = rows.filter(({ profile }) => /Software Engineer/.test(profile.experiences[0]?.title ?? ''))
      const counts = (list: typeof rows) =>
        Map.groupBy(
          list.flatMap(({ profile }) => profile.skills),
          (skill) => skill,
        )
      const everyone = counts(rows)
      return [...counts(engineers)].map(([name, { length }]) => ({ name, length, all: everyone.get(name)?.length ?? 0 }))
    })
  // enough for the first ten, too few for the next batch, whatever the title
  const [skill] = skills
    .filter(({ length }) => length >= 11)
    .toSorted((a, b) => a.all - b.all)
    .map(({ name }) => name)
  const project_id = await newSearch(testApp, user, { job_titles: ['Software Engineer'], keywords_required: [skill], years_exp_min: '' })
  const first = await searchOf(project_id)
  expect(first).toMatchObject({ found: 10, found_before: null, missed_before: null, is_calibration: true })
  expect(first.missed).toBeLessThanOrEqual(2)
  await decideAll(project_id)
  await searchNow(testApp, user, project_id)
  const next = await searchOf(project_id)
  expect(next).toMatchObject({ found: 25, found_before: 10, missed_before: first.missed })
  expect(textOf(next)).toBe(
    `The next 25 fit the stated criteria less than the last: they miss ${perPerson(next.missed! / 25)} of the requirements on average, before ${perPerson(first.missed! / 10)}.`,
  )
})
