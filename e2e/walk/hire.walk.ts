// A team registers, finds someone, and hires them. No response is altered, nothing is written to the database, and every call
// is made by a screen. The two interviewers use a phone in both walks.
import { expect, test, type Browser, type BrowserContext } from '@playwright/test'
import { linkTo } from '../mailed-links.ts'
import { serverUrl } from '../servers.ts'
import { newWord } from '../team.ts'
import {
  approveByLink,
  awaitInterview,
  beginScorecard,
  book,
  debrief,
  expectPanelTimes,
  finishScorecard,
  offerAndHire,
  readApproval,
  schedulePanel,
  sendToManager,
} from './interview.ts'
import { join, registerTeam, setAvailability, verifyAddress, workingZone, type Colleague } from './people.ts'
import { answerEmail, decideOnTheRest, findFirstCard, openCard, seeReply, sendFirstEmail } from './search.ts'
import { deviceOptions, devices, Hands, Tally, type Device } from './tally.ts'

const maxActionsToFirstCard = 5
const maxActionsToFirstEmail = 9
const maxActions = 110
const reply = 'Hello, thank you for writing. This sounds very interesting, and I would love to talk. Any afternoon this week works for me.'
const forInterviewer = 'Ask how they moved a large table without downtime.'

async function hire(browser: Browser, device: Device): Promise<void> {
  const baseURL = serverUrl(devices.indexOf(device))
  const tally = new Tally(device)
  tally.forget()
  const timezoneId = workingZone(new Date())
  const contexts: BrowserContext[] = []
  const newHands = async (role: string, deviceName: Device = device) => {
    const context = await browser.newContext({ ...deviceOptions[deviceName], baseURL, timezoneId, locale: 'en-US' })
    contexts.push(context)
    return new Hands(role, await context.newPage(), deviceName)
  }
  const word = newWord()
  const recruiterEmail = `robin.${word}@tidewater.example`
  const boss = `dana.${word}@tidewater.example`
  const lee: Colleague = { first: 'Lee', last: 'Lindqvist', email: `lee.${word}@tidewater.example`, video: 'https://meet.example/lee' }
  const kim: Colleague = { first: 'Kim', last: 'Okafor', email: `kim.${word}@tidewater.example` }
  const robin = await newHands('recruiter')
  const [leesHands, kimsHands] = [await newHands('interviewer 1', 'phone'), await newHands('interviewer 2', 'phone')]
  const [dana, candidate] = [await newHands('hiring manager'), await newHands('candidate')]
  const shot = (hands: Hands) => (name: string) => tally.picture(hands.page, name)

  await tally.leg('register', robin, () => registerTeam(robin, recruiterEmail))
  await shot(robin)('registered')
  await tally.leg('verify the address', robin, () => verifyAddress(robin, recruiterEmail))
  let name = ''
  const toFirstCard = await tally.leg('paste, check, search: first card', robin, async () => {
    name = await findFirstCard(robin, () => shot(robin)('criteria'))
  })
  await shot(robin)('first-card')
  let address = ''
  const toFirstEmail =
    toFirstCard +
    (await tally.leg('approve and send the first email', robin, async () => {
      address = await sendFirstEmail(robin, name, () => shot(robin)('email-preview'))
    }))
  await tally.leg('nine more decisions', robin, () => decideOnTheRest(robin))
  await shot(robin)('calibrated')
  await tally.leg('set up the panel, invite both', robin, () => schedulePanel(robin, lee.email, kim.email))
  await shot(robin)('invited')
  for (const [hands, colleague] of [
    [leesHands, lee],
    [kimsHands, kim],
  ] as const) {
    await tally.leg('join the team', hands, () => join(hands, colleague))
    await shot(hands)(`${colleague.first.toLowerCase()}-joined`)
    await tally.leg('set availability', hands, () => setAvailability(hands, colleague))
    await shot(hands)(`${colleague.first.toLowerCase()}-availability`)
  }

  await expectPanelTimes(robin)
  await shot(robin)('panel-set-up')
  await tally.leg('reply', candidate, () => answerEmail(candidate, address, reply))
  await shot(candidate)('replied')
  await tally.leg('read the reply', robin, async () => {
    await robin.back()
    await openCard(robin, 'Interested', name)
    await seeReply(robin.page, name, 'I would love to talk')
  })
  await shot(robin)('interested')
  await tally.leg('send for review', robin, () => sendToManager(robin, name, boss))
  await shot(robin)('sent-for-review')
  await tally.leg('approve with words', dana, () => approveByLink(dana, boss, name, forInterviewer, shot(dana)))
  await tally.leg('read the approval', robin, () => readApproval(robin, name, forInterviewer))
  await shot(robin)('approved-by-manager')

  let start = new Date()
  await tally.leg('book', candidate, async () => (start = await book(candidate, address, shot(candidate))))
  // the manager's feedback reached both interviewers
  for (const { email } of [lee, kim]) await linkTo(robin.page.request, email, new RegExp(forInterviewer))
  await tally.leg('begin the scorecard', leesHands, () => beginScorecard(leesHands, lee.email, 'Clear about trade-offs.'))
  await tally.leg('begin the scorecard', kimsHands, () => beginScorecard(kimsHands, kim.email, 'Ran migrations under load.'))
  await shot(kimsHands)('scorecard-before')
  // the only wait of the walk; it doesn't belong to any leg
  for (const { page } of [leesHands, kimsHands]) await awaitInterview(page, start)
  await tally.leg('fill the scorecard', leesHands, () => finishScorecard(leesHands, 'Strong yes', () => shot(leesHands)('scorecard')))
  await tally.leg('fill the scorecard', kimsHands, () => finishScorecard(kimsHands, 'Yes', () => shot(kimsHands)('scorecard-second')))

  await tally.leg('compare the scorecards', robin, () => debrief(robin, name, () => shot(robin)('debrief')))
  await tally.leg('offer and hire', robin, () => offerAndHire(robin, name, shot(robin)))
  await shot(robin)('hired')
  for (const context of contexts) await context.close()
  console.log(`\n${tally.report()}\n`)
  expect(toFirstEmail, 'actions from the pasted description to the first email').toBeLessThanOrEqual(maxActionsToFirstEmail)
  expect(tally.actions, 'actions of everyone').toBeLessThanOrEqual(maxActions)
  expect(toFirstCard, 'actions from the pasted description to the first card').toBeLessThanOrEqual(maxActionsToFirstCard)
}

for (const device of devices) test(`from registration to a hire: ${device}`, ({ browser }) => hire(browser, device))
