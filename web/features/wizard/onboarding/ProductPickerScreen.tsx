// /product-picker: the kinds of projects side by side, with a link to each; public.
import { Button } from '@mantine/core'
import { stepsOf } from '@fairlead/domain/project/setup-flows'
import type { SetupFlow } from '@fairlead/domain/project/setup-flow'
import { Link } from '@tanstack/react-router'
import { sessionToken } from '../../../api/session.ts'
import { Wordmark } from '../../../session/Wordmark.tsx'
import { text as wizardOnboardingText } from '../../../i18n/wizard-onboarding.ts'

const products: readonly { key: keyof typeof wizardOnboardingText.products; flow: SetupFlow }[] = [
  { key: 'autopilot', flow: 'full' },
  { key: 'fasttrack', flow: 'full' },
  { key: 'navigator', flow: 'full' },
  { key: 'self-serve', flow: 'self_serve' },
]

export function ProductPickerScreen() {
  const isInside = sessionToken() !== null
  return (
    <div className="screen pad-16">
      <header className="row wrap split gap-12 below-24">
        <Wordmark />
        <Button component={Link} to={isInside ? '/panel' : '/login'} variant="default">
          {isInside ? wizardOnboardingText.openYourProjects : wizardOnboardingText.signIn}
        </Button>
      </header>
      <main>
        <div className="below-24">
          <h1 className="text-24 below-8">{wizardOnboardingText.hiringQuestion}</h1>
          <p className="soft">{wizardOnboardingText.typesText}</p>
        </div>
        <ul className="tiles">
          {products.map(({ key, flow }) => (
            <li key={key} className="card column pad-16">
              <h2 className="text-18">{wizardOnboardingText.products[key].name}</h2>
              <dl className="stack grow content-start text-14 gap-12">
                {(['reviews', 'writes', 'you', 'stages', 'chooseIf'] as const).map((question) => (
                  <div key={question}>
                    <dt>{wizardOnboardingText.questions[question]}</dt>
                    <dd>{wizardOnboardingText.products[key][question]}</dd>
                  </div>
                ))}
              </dl>
              <p className="grow text-14 soft text-13">{wizardOnboardingText.stepsNote(stepsOf(flow).length)}</p>
              <Button
                component={Link}
                to={isInside ? `/projects/v2/new/${key}` : `/register?product=${key}`}
                aria-label={wizardOnboardingText.startWith(wizardOnboardingText.products[key].name)}
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
