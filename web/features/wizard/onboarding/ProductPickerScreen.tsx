// /product-picker: the kinds of projects side by side, and the way into each; open to strangers.
import { Button } from '@mantine/core'
import { stepsOf } from '@fairlead/domain/project/setup-flows'
import type { SetupFlow } from '@fairlead/domain/project/setup-flow'
import { Link } from '@tanstack/react-router'
import { sessionToken } from '../../../api/session.ts'
import { Wordmark } from '../../../session/Wordmark.tsx'
import page from './onboarding.module.css'

const products: readonly { key: string; name: string; flow: SetupFlow; text: string }[] = [
  {
    key: 'autopilot',
    name: 'Autopilot',
    flow: 'full',
    text: 'Recruiters write and reply for you. You decide on interested candidates and meet them.',
  },
  {
    key: 'fasttrack',
    name: 'FastTrack',
    flow: 'full',
    text: 'Your team reviews and writes, with the newer search and one list for everything.',
  },
  {
    key: 'navigator',
    name: 'Navigator',
    flow: 'full',
    text: 'Your team runs every step: your own templates, senders, and roles, and a pipeline in the order you like.',
  },
  {
    key: 'self-serve',
    name: 'Self-serve',
    flow: 'self_serve',
    text: 'The fastest way from a job description to matching candidates. For a team of one.',
  },
]

export function ProductPickerScreen() {
  const isInside = sessionToken() !== null
  return (
    <div className={page.page}>
      <header className={page.header}>
        <Wordmark />
        <Button component={Link} to={isInside ? '/panel' : '/login'} variant="default">
          {isInside ? 'Open your projects' : 'Sign in'}
        </Button>
      </header>
      <main>
        <div className={page.intro}>
          <h1>How do you want to hire?</h1>
          <p>Search, reasons, and email safety are the same in all of them. The difference is who does the work.</p>
        </div>
        <ul className={page.products}>
          {products.map(({ key, name, flow, text }) => (
            <li key={key}>
              <h2>{name}</h2>
              <p>{text}</p>
              <p className={page.flow}>{stepsOf(flow).length} steps to set up; most of them may stay as they are.</p>
              <Button
                component={Link}
                to={isInside ? `/projects/v2/new/${key}` : `/register?product=${key}`}
                aria-label={`Start with ${name}`}
                variant={key === 'self-serve' ? 'filled' : 'default'}
              >
                Start
              </Button>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
