// Permissions in a workspace, their duration, and the log of their use.
import { unless, type AttackCase } from './case.ts'
import { draftProject, expectStatus, memberOf, startSearch, verifiedAccount } from './outreach.ts'
import { nextEmail, nextSender, type Target } from './target.ts'

const statusOf = async (answer: ReturnType<Target['call']>) => (await answer).status
const isSignedIn = async (target: Target, session: string) =>
  (await statusOf(target.call('GET', 'v1/users/settings', {}, { session }))) === 200
const kindsIn = (events: unknown) => new Set((Array.isArray(events) ? events : []).map((event: { kind?: string }) => event.kind))

export const workspaceCases: AttackCase[] = [
  {
    id: 'reclaim-1',
    title: 'Someone who registered the address of another leaves nothing behind when its owner takes the account',
    async run(target) {
      const thief = await target.register(nextEmail('victim.test'))
      const helper = nextEmail('helper.test')
      const invited = await target.call('POST', 'v2/team/invitations', { email: helper }, { session: thief.session })
      // if an invitation was possible, its link is used before the owner takes the account
      const [, invitation] = /invitation=([\w-]{20,})/.exec(`${invited.text}\n${(await target.emailsTo(helper, 0)).join('\n')}`) ?? []
      const inside = invitation ? await target.register(helper, { invitation }).catch(() => null) : null
      await expectStatus(target.call('POST', 'v1/users/forgot_password', { email: thief.email }), 200)
      const emails = (await target.emailsTo(thief.email, 2)).join('\n')
      const [, token] = /reset-password[^"'<\s]*?[=/#]([\w-]{43})/.exec(emails) ?? []
      if (!token) return 'no reset link arrived, so the attack was not tried'
      const password = 'seven copper bridges 19'
      await expectStatus(target.call('POST', 'v1/users/reset_password', { token, password, password_again: password }), 200)
      const ownSession = await target.call('POST', 'v1/sessions', { email: thief.email, password })
      const session = String(ownSession.body.session ?? '')
      const team = await target.call('GET', 'v2/team/members', {}, { session })
      return unless(
        [ownSession.status === 200, `the owner is answered ${ownSession.status}`],
        [!(await isSignedIn(target, thief.session)), 'the thief is still signed in'],
        [inside === null || !(await isSignedIn(target, inside.session)), 'a helper of the thief is a colleague of the owner'],
        [!team.text.includes(helper), 'the helper is a member or invited'],
      )
    },
  },
  {
    id: 'session-2',
    title: 'A session is listed where its owner sees it, ends from there, and ends with a new password',
    async run(target) {
      const owner = await target.register()
      const signIn = async () =>
        String((await target.call('POST', 'v1/sessions', { email: owner.email, password: owner.password })).body.session ?? '')
      const [stolen, second] = [await signIn(), await signIn()]
      const listed = await target.call('GET', 'v2/account/sessions', {}, { session: owner.session })
      const count = Array.isArray(listed.body) ? listed.body.length : 0
      await target.call('DELETE', 'v2/account/sessions', {}, { session: owner.session })
      const afterEnd = [await isSignedIn(target, stolen), await isSignedIn(target, second), await isSignedIn(target, owner.session)]
      const third = await signIn()
      const form = { first_name: 'R', last_name: 'T', company: 'C', job_title: 'J', email: owner.email, current_password: owner.password }
      const fresh = 'seven copper bridges 19'
      const changed = target.call(
        'PUT',
        'v1/users/profile',
        { ...form, new_password: fresh, new_password_again: fresh },
        { session: owner.session },
      )
      return unless(
        [count === 3, `${count} of 3 sessions are listed`],
        [!afterEnd[0] && !afterEnd[1] && afterEnd[2]!, `after ending all others the sessions are valid: ${afterEnd.join(', ')}`],
        [(await changed).status === 200, 'the password was not changed'],
        [!(await isSignedIn(target, third)), 'a session outlives the password'],
      )
    },
  },
  {
    id: 'rights-1',
    title: 'A member without rights neither invites nor connects, disconnects or promotes, and reads no log',
    async run(target) {
      const owner = await verifiedAccount(target)
      const { session } = await memberOf(target, owner)
      const members = await target.call('GET', 'v2/team/members', {}, { session })
      const list = (members.body as { members?: { id: string; email: string }[] }).members ?? []
      const idOf = (isOwner: boolean) => list.find(({ email }) => (email === owner.email) === isOwner)?.id ?? ''
      const tries: Record<string, number> = {
        invites: await statusOf(target.call('POST', 'v2/team/invitations', { email: nextEmail() }, { session })),
        'disconnects the ATS': await statusOf(target.call('DELETE', 'v2/ats', {}, { session })),
        'connects an ATS': await statusOf(target.call('POST', 'v2/ats/linking', {}, { session })),
        'becomes an admin': await statusOf(target.call('PUT', 'v2/team/members', { user_id: idOf(false), is_admin: true }, { session })),
        'removes the owner': await statusOf(target.call('DELETE', 'v2/team/members', { user_id: idOf(true) }, { session })),
        'reads the audit log': await statusOf(target.call('GET', 'v2/audit', {}, { session })),
      }
      const done = Object.entries(tries).filter(([, status]) => status !== 403 && status !== 404)
      const still = await target.call('GET', 'v2/team/members', {}, { session: owner.session })
      return unless(
        [list.length === 2, `${list.length} members were found, so the attack was not tried`],
        [done.length === 0, done.map(([act, status]) => `${act}: ${status}`).join(', ')],
        [still.text.includes(owner.email), 'the owner is gone'],
      )
    },
  },
  {
    id: 'borrowed-1',
    title: 'A session that staff opened of a customer creates nothing that lasts, and the customer sees it',
    async run(target) {
      const owner = await verifiedAccount(target)
      const staff = await verifiedAccount(target, nextEmail('staff.test'))
      const lent = await target.call('POST', 'v1/slack/commandin', { command: '/session-token', text: owner.email }, staff)
      const [session = ''] = /[\w-]{43}/.exec(lent.text) ?? []
      if (!(await isSignedIn(target, session))) return `no session was lent (${lent.status}), so the attack was not tried`
      const invited = nextEmail('lasting.test')
      const form = { first_name: 'S', last_name: 'S', company: 'C', job_title: 'J', email: nextEmail('staff.test') }
      const tries: Record<string, number> = {
        invites: await statusOf(target.call('POST', 'v2/team/invitations', { email: invited }, { session })),
        'changes the address': await statusOf(target.call('PUT', 'v1/users/profile', form, { session })),
        'lends a session on': await statusOf(
          target.call('POST', 'v1/slack/commandin', { command: '/session-token', text: owner.email }, { session }),
        ),
      }
      const done = Object.entries(tries).filter(([, status]) => status !== 403)
      const sessions = await target.call('GET', 'v2/account/sessions', {}, owner)
      const log = await target.call('GET', 'v2/audit', {}, owner)
      return unless(
        [done.length === 0, done.map(([act, status]) => `${act}: ${status}`).join(', ')],
        [sessions.text.includes(staff.email), 'the list of sessions does not name the staff member'],
        [kindsIn(log.body.events).has('staff_session_opened'), 'the audit log does not name the session'],
      )
    },
  },
  {
    id: 'log-1',
    title: 'Sign-ins, failures, invitations and refusals are in the audit log of the workspace, without secrets',
    async run(target) {
      const owner = await verifiedAccount(target)
      const wrong = 'no such lanterns 48'
      await target.call('POST', 'v1/sessions', { email: owner.email, password: wrong }, { from: nextSender() })
      await target.call('POST', 'v1/sessions', { email: owner.email, password: owner.password })
      const mate = await memberOf(target, owner)
      await target.call('DELETE', 'v2/ats', {}, { session: mate.session })
      const log = await target.call('GET', 'v2/audit', {}, { session: owner.session })
      const kinds = kindsIn(log.body.events)
      const expectedKinds = ['sign_in', 'sign_in_failed', 'invitation_sent', 'invitation_accepted', 'refused_permission']
      const missing = expectedKinds.filter((kind) => !kinds.has(kind))
      const secrets = [wrong, owner.password, owner.session, mate.session].filter((secret) => log.text.includes(secret))
      return unless(
        [missing.length === 0, `${log.status}, not there: ${missing.join(', ')}`],
        [secrets.length === 0, `${secrets.length} secrets are in the log`],
      )
    },
  },
  {
    id: 'review-link-1',
    title: 'A review link that leaked ends when the team revokes it, before the project ends',
    async run(target) {
      const { session, projectId, candidateId } = await startSearch(target)
      const manager = nextEmail('boss.test')
      const handed = { candidate_id: candidateId, project_id: projectId, to_email: manager, email_type: 'hm_found_warm_lead' }
      await expectStatus(
        target.call('POST', 'v1/email', { ...handed, email_subject: 'Please look', email_body: '<p>Hello</p>' }, { session }),
        200,
      )
      const [, token] = /review[^"'<\s]*?[=/#]([\w-]{43})/.exec((await target.emailsTo(manager)).join('\n')) ?? []
      if (!token) return 'no review link arrived, so the attack was not tried'
      const read = () => target.call('GET', 'v2/manager_review', { token })
      const before = await read()
      await target.call('DELETE', 'v2/projects/review_links', { project_id: projectId, email: manager }, { session })
      const after = await read()
      return unless([before.status === 200, `answered ${before.status} before`], [after.status >= 400, 'still open after it was revoked'])
    },
  },
  {
    id: 'traits-1',
    title: 'A protected characteristic is neither proposed from a posting nor accepted as a requirement',
    async run(target) {
      const { session } = await verifiedAccount(target)
      const text = 'Software Engineer\nRequirements\n- Male under 30\n- Christian\n- Python'
      const intake = await target.call('POST', 'v1/projects/intake', { text }, { session })
      const { proposals = [] } = intake.body as { proposals?: { value: string }[] }
      const start = async (keyword: string) => {
        const project_id = await draftProject(target, session, { keywords_required: [keyword] })
        return target.call('POST', 'v2/projects/flashcards/initial', { project_id }, { session })
      }
      const [allowed, refused] = [await start('Python'), await start('Male')]
      return unless(
        [proposals.some(({ value }) => value === 'Python'), 'nothing was read, so the attack was not tried'],
        [!proposals.some(({ value }) => /male|30|christian/i.test(value)), `proposed: ${proposals.map(({ value }) => value).join(', ')}`],
        [allowed.status === 202, `with "Python" the search was answered ${allowed.status}, so the attack was not tried`],
        [refused.status >= 400, 'a search with "Male" as a requirement was started'],
      )
    },
  },
]
