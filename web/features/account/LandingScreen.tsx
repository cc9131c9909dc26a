// What a stranger sees: what the product is, how it works, two doors.
import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { sessionToken } from '../../api/session.ts'
import { Wordmark } from '../projects/Wordmark.tsx'
import styles from './LandingScreen.module.css'

const steps = [
  ['Describe', 'Say what the job needs and name people you would hire again. Ten minutes, saved at every step.'],
  ['Judge', 'Go through candidates with reasons that quote their profile, word for word. Each verdict sharpens the search.'],
  ['Talk', 'Approved candidates get your mail and up to three follow-ups, which stop at the first reply. Answers land beside the profile.'],
] as const

export function LandingScreen() {
  const inside = sessionToken() !== null
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Wordmark />
        <Group gap="xs">
          {inside ? (
            <Button component={Link} to="/panel" variant="default">
              Open your projects
            </Button>
          ) : (
            <Button component={Link} to="/login" variant="default">
              Sign in
            </Button>
          )}
        </Group>
      </header>
      <main className={styles.main}>
        <div className={styles.intro}>
          <h1>
            The right people, and <mark>the words that prove it</mark>.
          </h1>
          <p>Fairlead finds candidates, shows why each one fits, writes to them in your name and brings their answers back to you.</p>
          <Button component={Link} to="/register" size="lg">
            Start for free
          </Button>
        </div>
        <figure className={styles.example} aria-label="An example of a reason and its proof">
          <figcaption className="eyebrow">Why this person</figcaption>
          <p className={styles.reason}>Ran payment systems at the size you need</p>
          <blockquote>
            “Led the move of <mark>40 million daily card payments</mark> to the new ledger, without a minute of downtime.”
          </blockquote>
          <p className={styles.source}>Made-up example. From the experience section of a profile</p>
        </figure>
        <ol className={styles.steps}>
          {steps.map(([title, text]) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </main>
      <footer className={styles.footer}>Open source, Apache-2.0. Runs on your own machine, with your own mail.</footer>
    </div>
  )
}
