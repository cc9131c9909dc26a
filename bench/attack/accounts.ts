import { proveByMail } from '../../testing/prove-by-mail.ts'
import { unless, type AttackCase } from './case.ts'
import { nextEmail, nextSender, type Target } from './target.ts'

const linkIn = (emails: string[]) =>
  emails.flatMap((text) => [...text.matchAll(/(?:reset_password|token|reset)[^"'<\s]*?[=/#]([\w-]{43})/g)].map((match) => match[1]!)).at(-1)
const newPassword = 'seven copper bridges 19'

/** Whether a page for staff opens in this session. */
const isStaff = async (target: Target, session: string) =>
  (await target.call('GET', 'v2/operations/projects', {}, { session })).status === 200

export const accountCases: AttackCase[] = [
  {
    id: 'staff-1',
    title: 'A reset link from before a change of address does not prove the new address',
    async run(target) {
      const mallory = await target.register(nextEmail('gmail.test'))
      await target.call('POST', 'v1/users/forgot_password', { email: mallory.email })
      const token = linkIn((await target.emailsTo(mallory.email)).filter((text) => /password/i.test(text)))
      const eve = nextEmail('staff.test')
      await target.call(
        'PUT',
        'v1/users/profile',
        { first_name: 'M', last_name: 'M', company: 'C', job_title: 'J', email: eve, new_password: '', new_password_again: '' },
        { session: mallory.session },
      )
      if (!token) return 'no reset link arrived, so the attack was not tried'
      await target.call('POST', 'v1/users/reset_password', { token, password: newPassword, password_again: newPassword })
      for (const email of [eve, mallory.email])
        for (const password of [newPassword, mallory.password]) {
          const { session } = (await target.call('POST', 'v1/sessions', { email, password })).body
          if (typeof session === 'string' && (await isStaff(target, session))) return 'a stranger reads the operations board'
        }
      return null
    },
  },
  {
    id: 'staff-2',
    title: 'Without DEMO no account has a published password',
    async run(target) {
      const open: string[] = []
      for (const email of ['ada@fairlead.example', 'demo@fairlead.example', 'sam@staff.example', 'boss@fairlead.example'])
        if ((await target.call('POST', 'v1/sessions', { email, password: 'fairlead-demo' })).status === 200) open.push(email)
      return unless([open.length === 0, `signed in as ${open.join(', ')}`])
    },
  },
  {
    id: 'session-1',
    title: 'A session does not change email address and password without the current password',
    async run(target) {
      const owner = await target.register()
      const stolen = nextEmail('thief.test')
      await target.call(
        'PUT',
        'v1/users/profile',
        {
          first_name: 'R',
          last_name: 'T',
          company: 'C',
          job_title: 'J',
          email: stolen,
          new_password: newPassword,
          new_password_again: newPassword,
        },
        { session: owner.session },
      )
      const asThief = await target.call('POST', 'v1/sessions', { email: stolen, password: newPassword })
      const asOwner = await target.call('POST', 'v1/sessions', { email: owner.email, password: owner.password })
      return unless([asThief.status !== 200, 'the thief signs in'], [asOwner.status === 200, `the owner is answered ${asOwner.status}`])
    },
  },
  {
    id: 'lockout-1',
    title: 'Guesses under odd names do not block the password reset of another account',
    async run(target) {
      const victim = await target.register()
      for (let round = 0; round < 8; round++) await target.call('POST', 'v1/sessions', { email: `forgot ${victim.email}`, password: 'x' })
      const { status } = await target.call('POST', 'v1/users/forgot_password', { email: victim.email })
      return unless([status === 200, `answered ${status}`])
    },
  },
  {
    id: 'lockout-2',
    title: 'Guesses of strangers do not lock the owner out where they usually sign in, nor anywhere from a reset by email',
    async run(target) {
      const victim = await target.register()
      const home = nextSender()
      await target.call('POST', 'v1/sessions', { email: victim.email, password: victim.password }, { from: home })
      const from = nextSender()
      for (let round = 0; round < 12; round++)
        await target.call('POST', 'v1/sessions', { email: victim.email, password: `wrong ${round}` }, { from })
      const { status } = await target.call('POST', 'v1/sessions', { email: victim.email, password: victim.password }, { from: home })
      const reset = await target.call('POST', 'v1/users/forgot_password', { email: victim.email })
      return unless([status === 200, `the owner is answered ${status}`], [reset.status === 200, `the reset is answered ${reset.status}`])
    },
  },
  {
    id: 'password-1',
    title: 'Common passwords, and one that is the address, are refused',
    async run(target) {
      const email = nextEmail()
      const taken: string[] = []
      for (const password of ['password', '12345678', 'qwertyuiop', email]) {
        const form = { first_name: 'A', last_name: 'B', company: 'C', job_title: 'D', email, password }
        if ((await target.call('POST', 'v1/users', form)).status < 300) taken.push(password)
      }
      return unless([taken.length === 0, `taken: ${taken.join(', ')}`])
    },
  },
  {
    id: 'enumeration-1',
    // the requirements demand telling the user that an address is unknown; the limit prevents trying out a list of addresses
    title: 'One sender cannot find out which of many addresses have an account',
    async run(target) {
      const from = nextSender()
      const account = await target.register()
      const statuses: number[] = []
      for (let round = 0; round < 30; round++)
        statuses.push((await target.call('POST', 'v1/users/forgot_password', { email: nextEmail('nowhere.test') }, { from })).status)
      const late = await target.call('POST', 'v1/users/forgot_password', { email: account.email }, { from })
      const notFoundCount = statuses.filter((status) => status === 404).length
      return unless(
        [notFoundCount <= 20, `${notFoundCount} of 30 addresses were answered`],
        [late.status === 429, `a known one is answered ${late.status} afterwards`],
      )
    },
  },
  {
    id: 'invitation-1',
    title: 'An inviter does not get the secret link of the invitation',
    async run(target) {
      const owner = await target.register()
      // an unverified address is refused before there is a link to leak
      await proveByMail(target.url, owner.email, owner.session)
      const { status, text } = await target.call(
        'POST',
        'v2/team/invitations',
        { email: nextEmail('boss.test') },
        { session: owner.session },
      )
      return unless([!/[\w-]{43}/.test(text), `answered ${status} with the link`])
    },
  },
  {
    id: 'phishing-1',
    title: 'A name does not become a link in emails, and a new account cannot invite thirty strangers',
    async run(target) {
      const { session } = await target
        .register(undefined, { first_name: 'Sign in at http://evil.test/login', last_name: 'now' })
        .catch(() => ({ session: null }))
      if (session === null) return null
      const guests = Array.from({ length: 30 }, () => nextEmail('stranger.test'))
      const statuses: number[] = []
      for (const email of guests) statuses.push((await target.call('POST', 'v2/team/invitations', { email }, { session })).status)
      const sent = statuses.filter((status) => status < 300).length
      const [email = ''] = sent === 0 ? [] : await target.emailsTo(guests[statuses.findIndex((status) => status < 300)]!)
      return unless([sent <= 15, `${sent} of 30 were sent`], [!/href="http:\/\/evil\.test/.test(email), 'the name is a clickable link'])
    },
  },
  {
    id: 'gate-1',
    title: 'Nothing is sent to strangers before the address is verified, and then it is',
    async run(target) {
      const { email, session } = await target.register()
      const invite = async () =>
        (await target.call('POST', 'v2/team/invitations', { email: nextEmail('stranger.test') }, { session })).status
      const before = [await invite(), await invite()]
      await proveByMail(target.url, email, session)
      const after = await invite()
      return unless([before.every((status) => status === 403), `answered ${before.join(', ')}`], [after === 201, `then answered ${after}`])
    },
  },
]
