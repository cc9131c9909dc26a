import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { activeProject, colleagueOf, newDraft, staffOf } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
let member: TestUser
let reader: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ settings: { staffDomains: ['house.example'] } })
  user = await newUser(testApp.app)
  ;[member, reader] = [await colleagueOf(testApp, user, 'Mel'), await colleagueOf(testApp, user, 'Rae')]
})
afterAll(() => testApp.close())

const stored = (id: string) => testApp.database.system.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const roster = () => ({
  collaborators: [
    { email: user.email, role: 1 },
    { email: member.email, role: 2 },
    { email: reader.email, role: 3 },
  ],
})

describe('settings in both versions', () => {
  const about = {
    project_name: 'Ovens',
    job_title: 'Baker',
    is_self_serve: false,
    tab_order: ['approved', 'rejected'],
    show_calibration_toggle: false,
    hiring_company: 'Crumb & Co',
    should_populate: false,
    outreach_toggle: false,
    phone_screener_needs_calendar_auth: true,
    interview_scheduling: 'calendar',
    scheduling_preferences: { phone_screener_email: 'screen@crumb.example' },
    autopilot_templates: { send_to_hm: 'Have a look' },
    compensation_template: 'Pay',
    remote_template: 'Home',
    visa_template: 'Visa',
    info_request_template: 'More',
    recruiter_notes: { mandatory_requirements: 'Shifts', additional_suggestions: '', tips: '' },
  }
  const search = {
    locations: ['Köln, Germany'],
    job_titles: ['Baker', 'Pastry Chef'],
    response_prob_val: 5,
    total_yoe_val: 4,
    highest_level_edu_val: 3,
    school_prestige_val: 2,
    similar_companies_val: 1,
    industry_match_val: 0,
    diversity_val: 1,
    keywords_val: 5,
    bachelors: true,
    phd: true,
    mba: true,
    advanced_degree: true,
    top10_school: true,
    top25_school: true,
    ic_or_manager: 'manager',
    visa_filter: true,
    remote_work_allowed: true,
    is_fulltime: false,
    comp_target_min: 40_000,
    comp_target_max: 60_000,
    comp_currency: 'EUR',
    bad_companies: ['Stale & Sons'],
    bad_job_titles: ['Intern'],
    bad_keywords: ['frozen'],
    keywords_optional: ['rye'],
    keywords_required: ['ovens'],
    companies: ['Crust'],
    years_exp_min: 2,
    years_exp_max: 9,
    yore_min: 1,
    job_titles_current_or_past: 'current',
    industries: ['Food'],
  }

  test.each([
    ['PUT', 'v1/projects/settings', 'GET', 'v2/projects/settings'],
    ['POST', 'v2/projects/settings', 'GET', 'v1/projects/settings'],
  ] as const)(
    '%s %s keeps every field and %s %s answers it [218 219 220 221 222 375 376 377 378 587 588]',
    async (save, savePath, read, readPath) => {
      const id = await newDraft(user)
      const saved = await user.call(save, savePath, { project_id: id, ...about, ...search, ...roster() })
      expect(saved.status).toBe(200)
      const { status, body } = await user.call(read, readPath, { project_id: id })
      expect(status).toBe(200)
      expect(body).toEqual(saved.body)
      expect(body).toMatchObject({ ...about, ...search, is_peq: false, outreach_templates: [{ name: 'Template 1' }] })
      expect(body.collaborators).toEqual([
        { email: user.email, role: 1, name: 'Robin Tester' },
        { email: member.email, role: 2, name: 'Mel Colleague' },
        { email: reader.email, role: 3, name: 'Rae Colleague' },
      ])
      const { version } = await stored(id)
      expect(await user.call(save, savePath, { project_id: id, version: version - 1, job_title: 'Lost' })).toMatchObject({
        status: 409,
        body: { error: 'edited_meanwhile' },
      })
      expect(await stored(id)).toMatchObject({ version, job_title: 'Baker' })
    },
  )

  test('only staff set a staff flag, and others may send it back unchanged', async () => {
    const staff = await staffOf(testApp, user, 'Sta')
    const id = await activeProject(testApp, user, { collaborators: [...roster().collaborators, { email: staff.email, role: 1 }] })
    const put = (actor: TestUser, fields: object) => actor.call('PUT', 'v1/projects/settings', { project_id: id, ...fields })
    expect(await put(user, { is_peq: true })).toMatchObject({ status: 403 })
    expect(await put(user, { peq_dict: { level: 'high' } })).toMatchObject({ status: 403 })
    expect(await put(user, { is_peq: false, peq_dict: {}, job_title: 'Baker' })).toMatchObject({ status: 200 })
    expect(await put(staff, { is_peq: true, peq_dict: { level: 'high' } })).toMatchObject({ status: 200, body: { is_peq: true } })
    const { body } = await user.call<Record<string, unknown>[]>('GET', 'v1/projects')
    expect(body.find((project) => project.project_id === id)).toMatchObject({ is_peq: true, peq_dict: { level: 'high' } })
    expect(await put(user, { is_peq: false })).toMatchObject({ status: 403 })
    expect(await stored(id)).toMatchObject({ is_peq: true })
    expect(await user.call('POST', 'v1/projects', { project_name: 'Marked', is_peq: true })).toMatchObject({ status: 403 })
  })
})
