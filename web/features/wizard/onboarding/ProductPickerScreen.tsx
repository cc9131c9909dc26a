// /product-picker: the kinds of projects side by side, and the way into each; open to strangers.
import { Button } from '@mantine/core'
import { stepsOf } from '@fairlead/domain/project/setup-flows'
import type { SetupFlow } from '@fairlead/domain/project/setup-flow'
import { Link } from '@tanstack/react-router'
import { sessionToken } from '../../../api/session.ts'
import { Wordmark } from '../../../session/Wordmark.tsx'
import page from './onboarding.module.css'
import * as wizardOnboardingText from '../../../i18n/en/wizard-onboarding.ts'

/** What a user chooses by: what they do themselves, and what they can set. */
const questions = ['Reviews candidates', 'Writes and replies', 'You', 'Stages', 'Choose it if'] as const

const products: readonly { key: string; name: string; flow: SetupFlow; answers: Record<(typeof questions)[number], string> }[] = [
  {
    key: 'autopilot',
    name: 'Autopilot',
    flow: 'full',
    answers: {
      'Reviews candidates': 'Recruiters',
      'Writes and replies': 'Recruiters',
      You: 'Decide on interested candidates and interview them.',
      Stages: 'Fixed, from interested to hired.',
      'Choose it if': 'this installation has recruiters who work for you.',
    },
  },
  {
    key: 'fasttrack',
    name: 'FastTrack',
    flow: 'full',
    answers: {
      'Reviews candidates': 'Your team',
      'Writes and replies': 'Your team',
      You: 'Run the search yourself, start to finish.',
      Stages: 'Your own order, with up to five custom stages.',
      'Choose it if': 'you’re used to the name. It has the same settings as Navigator.',
    },
  },
  {
    key: 'navigator',
    name: 'Navigator',
    flow: 'full',
    answers: {
      'Reviews candidates': 'Your team',
      'Writes and replies': 'Your team',
      You: 'Share one search: choose channels, senders, stages, and ATS sync in the setup.',
      Stages: 'Your own order, with up to five custom stages.',
      'Choose it if': 'several people work on one search.',
    },
  },
  {
    key: 'self-serve',
    name: 'Self-serve',
    flow: 'self_serve',
    answers: {
      'Reviews candidates': 'You',
      'Writes and replies': 'You',
      You: 'Review, write, and reply. Replies are sorted for you.',
      Stages: 'Fixed, with tabs for interest and questions.',
      'Choose it if': 'you are hiring on your own, or trying this out.',
    },
  },
]

export function ProductPickerScreen() {
  const isInside = sessionToken() !== null
  return (
    <div className={page.page}>
      <header className={page.header}>
        <Wordmark />
        <Button component={Link} to={isInside ? '/panel' : '/login'} variant="default">
          {isInside ? wizardOnboardingText.openYourProjects : wizardOnboardingText.signIn}
        </Button>
      </header>
      <main>
        <div className={page.intro}>
          <h1>{wizardOnboardingText.howDoYouWantTo}</h1>
          <p>{wizardOnboardingText.theSearchIsTheSame}</p>
        </div>
        <ul className={page.products}>
          {products.map(({ key, name, flow, answers }) => (
            <li key={key}>
              <h2>{name}</h2>
              <dl>
                {questions.map((question) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd>{answers[question]}</dd>
                  </div>
                ))}
              </dl>
              <p className={page.flow}>{wizardOnboardingText.setupStepsMostCanStay(stepsOf(flow).length)}</p>
              <Button
                component={Link}
                to={isInside ? `/projects/v2/new/${key}` : `/register?product=${key}`}
                aria-label={wizardOnboardingText.startWith(name)}
                variant={key === 'self-serve' ? 'filled' : 'default'}
              >
                {wizardOnboardingText.start}
              </Button>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
