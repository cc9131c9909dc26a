// The building blocks of public pages.
import type { ReactNode } from 'react'
import { text as siteText } from '../i18n/site.ts'

interface HeroProps {
  title: ReactNode
  children: ReactNode
  /** The call to action; none if the page is only for reading. */
  action?: { label: string; to: string }
  second?: { label: string; to: string }
}

export function Hero({ title, children, action, second }: HeroProps) {
  return (
    <section className="hero">
      <h1>{title}</h1>
      <p className="lead">{children}</p>
      {(action ?? second) && (
        <p className="actions">
          {action && (
            <a className="button" href={action.to}>
              {action.label}
            </a>
          )}
          {second && (
            <a className="button quiet" href={second.to}>
              {second.label}
            </a>
          )}
        </p>
      )}
    </section>
  )
}

export function Section({ title, children, narrow }: { title: string; children: ReactNode; narrow?: boolean }) {
  return (
    <section className={narrow ? 'section narrow' : 'section'}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function Cards({ items }: { items: readonly (readonly [title: string, text: ReactNode])[] }) {
  return (
    <ul className="cards">
      {items.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

export function Steps({ items }: { items: readonly (readonly [title: string, text: ReactNode])[] }) {
  return (
    <ol className="steps">
      {items.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Claims, each with how it is checked. */
export function Proofs({ items }: { items: readonly (readonly [claim: ReactNode, check: string])[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- places that scroll sideways must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={siteText.claimsAndChecks}>
      <table className="proofs">
        <thead>
          <tr>
            <th scope="col">{siteText.whatWeSay}</th>
            <th scope="col">{siteText.howItIsChecked}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(([claim, check]) => (
            <tr key={check}>
              <td>{claim}</td>
              <td>{check}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A screenshot of the product, one per theme; `npm run write pictures` creates them. */
export function Screenshot({ name, alt, first }: { name: string; alt: string; first?: boolean }) {
  const image = (theme: 'light' | 'dark') => (
    <img
      className={`only-${theme}`}
      src={`/site/pictures/${name}-${theme}.jpg`}
      alt={alt}
      width={1440}
      height={900}
      loading={first && theme === 'light' ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
  return (
    <figure className="screenshot">
      {image('light')}
      {image('dark')}
    </figure>
  )
}
