// About the house: who it is for, how to reach it, and what is said in law.
import { product, type SitePage } from '../page.ts'
import { Cards, Hero, Section } from '../parts.tsx'

export const about: SitePage = {
  path: '/about',
  title: 'About',
  description: 'Why an open-source product for the whole way from a job to an interview.',
  body: () => (
    <>
      <Hero title="Hiring deserves tools that can be checked.">
        Tools decide whom a recruiter sees, and few of them can say why. {product} is an open-source service for the whole way, from a job
        description to an interview, and it shows its work.
      </Hero>
      <Section title="What we hold to">
        <Cards
          items={[
            ['Proof before polish', 'A figure names its command. A reason quotes the profile. A promise has a test.'],
            [
              'Never twice, never lost',
              'A mail to a person is not a line in a log. It is sent once, answered once, and stopped when they say so.',
            ],
            ['Yours', 'It runs on one machine, with your database and your email. The operator can copy the whole database at any time.'],
          ]}
        />
      </Section>
      <Section title="What it is not" narrow>
        <p>
          It is no network and sells no data: the people it searches are the ones you bring, from files, from your applicant tracking
          system, or from a provider you connect. The demo’s people are made up. It does not decide about anybody, and it does not talk to
          candidates by itself.
        </p>
        <p>
          It is made in the open under the Apache-2.0 licence. Its design is one page, its decisions are numbered, and every requirement is
          set beside the test that shows it.
        </p>
      </Section>
    </>
  ),
}

export const thankYou: SitePage = {
  path: '/thank-you',
  title: 'Thank you',
  description: 'What you wrote has arrived.',
  unlisted: true,
  body: () => (
    <Hero title="Thank you. It has arrived." second={{ label: 'How it works', to: '/blogs' }}>
      What you wrote is kept, and a person reads it. If you left an address, they answer there.
    </Hero>
  ),
}

export const privacy: SitePage = {
  path: '/privacy',
  title: 'Privacy',
  description: 'What this installation keeps, why, for how long, and how to have it removed.',
  body: () => (
    <>
      <Hero title="Privacy">
        What {product} keeps, why, and how it goes away again. This page describes the software; whoever runs this installation answers for
        it.
      </Hero>
      <Section title="If you use it" narrow>
        <p>
          Your account holds your name, address, company, job title and a password that is stored as an argon2id hash. Your session is a
          token of which only a hash is kept. What you do with candidates is recorded with your name, so that your team knows who decided
          what.
        </p>
        <p>
          There is no tracking, no advertising and no third party on these pages. Your browser keeps your session and what you typed and
          could not send yet; one cookie says which version of the page you have.
        </p>
      </Section>
      <Section title="If you are a candidate" narrow>
        <p>
          A hiring team may keep your profile: jobs, education, skills, place and the addresses they have for you, and the mails between you
          and them. It is used to judge whether a job fits you and to write to you about it. Age, gender, origin and faith are not used,
          whatever a profile says.
        </p>
        <p>
          Emails of a sequence carry an unsubscribe link, which holds for all projects of that team; any other email stops when you answer
          that you do not want it. To learn what is kept about you, or to have it removed, answer the email or use the contact page. Staff
          of this installation handle such requests by hand.
        </p>
      </Section>
      <Section title="How long" narrow>
        <p>
          As long as the team keeps its project or its talent pool. A wish to be left alone is kept for good, since it could not be honoured
          otherwise.
        </p>
      </Section>
    </>
  ),
}

export const terms: SitePage = {
  path: '/terms-of-service',
  title: 'Terms of service',
  description: 'What may be expected of this installation, and of those who use it.',
  body: () => (
    <>
      <Hero title="Terms of service">Short, because the software is free and runs where you put it.</Hero>
      <Section title="The software" narrow>
        <p>
          {product} is licensed under Apache-2.0 and comes without warranty. Whoever runs an installation decides who may use it, and is
          responsible for its data, its mail and its backups.
        </p>
      </Section>
      <Section title="Those who use it" narrow>
        <p>
          Write to people who may want to hear of a job, in your own name, and stop when they ask you to. Bring profiles you are allowed to
          have. Decide about people yourself; a score is a hint, and never a reason that could be given to anybody.
        </p>
        <p>
          Do not use it to collect addresses for other ends, to get around the limits of networks you are a guest of, or to sort people by
          what they cannot change.
        </p>
      </Section>
      <Section title="Ending it" narrow>
        <p>
          You may leave at any time and download the candidates of your projects as files first. Whoever runs the installation may close an
          account that harms others.
        </p>
      </Section>
    </>
  ),
}

export const notFound: SitePage = {
  path: '/404',
  title: 'There is nothing at this address',
  description: 'The page may have moved, or the link is incomplete.',
  unlisted: true,
  body: () => (
    <Hero title="There is nothing at this address." second={{ label: 'To the home page', to: '/' }}>
      The page may have moved, or the link is incomplete.
    </Hero>
  ),
}
