// Pages for visitors of industry events; none claims that we were there.
import { product, type SitePage } from '../page.ts'
import { Cards, Hero, Proofs, Section } from '../parts.tsx'

const start = { label: 'Try it now', to: '/register' }

export const transform: SitePage = {
  path: '/transform',
  title: 'For people leaders',
  description: 'Six questions to ask about any tool that ranks people, and our answers.',
  body: () => (
    <>
      <Hero title="Six questions to ask about any tool that ranks people" action={start}>
        For visitors of Transform, and for everyone who has to explain a tool to their own people.
      </Hero>
      <Section title="The questions and our answers">
        <Cards
          items={[
            ['Why this person?', 'Every reason quotes the profile, and one click shows where. A reason that can’t be proven is not shown.'],
            [
              'What must it not know?',
              'Age, gender, origin, and religion are not used to rank anyone. A nightly check changes them and shows whether any score moves.',
            ],
            ['Who decides?', 'A person. The software ranks and explains. It approves and rejects no one.'],
            [
              'Does it learn bias?',
              'It learns from your decisions, says in plain words what it learned, and lets you undo it. A likely need for visa sponsorship teaches it nothing.',
            ],
            ['What does the candidate see?', 'An email from a person, with an unsubscribe link that works. No email is sent twice.'],
            ['Where does the data go?', 'Nowhere. It runs on your server, with your database and your email.'],
          ]}
        />
      </Section>
    </>
  ),
}

export const unleash: SitePage = {
  path: '/unleash',
  title: 'For HR technology teams',
  description: 'What it takes to run this software: one Postgres database and your own email.',
  body: () => (
    <>
      <Hero title="Hiring software you can read" action={start} second={{ label: 'How it works', to: '/blogs' }}>
        For visitors of UNLEASH, and for everyone who has to run what others buy.
      </Hero>
      <Section title="What it takes">
        <Cards
          items={[
            ['Easy to run', 'The web app, the API, and the workers start together or separately and share one Postgres database.'],
            [
              'Standard protocols',
              'SMTP and IMAP for email, CalDAV for calendars, OpenID Connect for signing in. Use your own services for each of them.',
            ],
            ['A documented API', 'Everything the web app does goes through an API that is described in OpenAPI.'],
          ]}
        />
      </Section>
      <Section title="Look inside">
        <p>
          The code is open source, and so are its tests and benchmarks. They send malformed requests, stop the server while it sends email,
          and measure how fast the screens are. Run them on your own server before you decide.
        </p>
      </Section>
    </>
  ),
}

export const recfest: SitePage = {
  path: '/recfest',
  title: 'For recruiters',
  description: 'A morning with the keyboard: review, write, answer.',
  body: () => (
    <>
      <Hero title="Fewer tabs, fewer clicks, more conversations" action={start}>
        For visitors of RecFest, and for everyone who spends the day in lists of people.
      </Hero>
      <Section title="A morning with it">
        <Cards
          items={[
            ['9:00', 'Review fifty people by keyboard, each with reasons. Undo is one key, too.'],
            ['9:40', 'Approve and send. Follow-ups go out automatically and stop at the first reply.'],
            ['10:00', 'Replies are sorted and shown next to the profile. Clear ones have moved the candidate; unclear ones ask you.'],
            ['10:20', 'Send interested candidates to the hiring manager, along with everything that was said.'],
          ]}
        />
      </Section>
    </>
  ),
}

export const hrtech: SitePage = {
  path: '/hrtech',
  title: 'For buyers',
  description: 'What sourcing tools claim, and how we check ours.',
  body: () => (
    <>
      <Hero title="Don’t believe the page. Check it." action={start}>
        For visitors of HR Tech, and for everyone who has heard one promise too many. Each of ours can be checked on your own server.
      </Hero>
      <Section title={`What ${product} says, and how you check it`}>
        <Proofs
          items={[
            ['How well candidates are ranked', 'Measured on your own files, next to two standard methods'],
            ['How well replies are read', 'Measured on replies written by other people, with the share that is left to you'],
            ['How well job descriptions become criteria', 'Measured on real postings, field by field, with what was missed'],
            [
              'What happens to email when a server crashes',
              'The server is stopped again and again while it sends; what arrives is counted',
            ],
            ['What malformed requests do', '200,000 of them are sent, spread over every call'],
            ['How fast the screens are', 'Measured in a browser, with 10,000 candidates in a project'],
            ['Whether each requirement is met', 'A list names the test for each of them'],
          ]}
        />
      </Section>
    </>
  ),
}
