// For people who come from a fair: no claim to have been there, but something to take home from each.
import { product, type SitePage } from '../page.ts'
import { Cards, Commands, Hero, Proofs, Section } from '../parts.tsx'

const start = { label: 'Try it now', to: '/register' }

export const transform: SitePage = {
  path: '/transform',
  title: 'For people leaders',
  description: 'Six questions to ask of any tool that ranks people, and how this one answers them.',
  body: () => (
    <>
      <Hero title="Six questions to ask of any tool that ranks people." action={start}>
        For visitors of Transform, and for everybody who has to stand for a tool in front of their own people.
      </Hero>
      <Section title="The questions, and our answers">
        <Cards
          items={[
            [
              'Why this person?',
              'Every reason is a quotation from the profile, and one click shows where it stands. A reason that cannot be proved is not shown.',
            ],
            [
              'What may it not know?',
              'Age, gender, origin and faith cannot reach the search. The code has no place where they could enter.',
            ],
            ['Who decides?', 'A person. The product ranks and explains; it approves and rejects nobody.'],
            [
              'Does it learn from prejudice?',
              'It learns from reasons given for a rejection, says in words what it learned, and forgets it on demand. Likely need of sponsorship teaches it nothing.',
            ],
            ['What does the candidate see?', 'A mail by a person, with a way out that is kept. No one is written to twice.'],
            ['Where does the data go?', 'Nowhere. It runs on your machine, with your database and your mail.'],
          ]}
        />
      </Section>
    </>
  ),
}

export const unleash: SitePage = {
  path: '/unleash',
  title: 'For HR technology teams',
  description: 'What it takes to run this service: one process, one Postgres, your own mail.',
  body: () => (
    <>
      <Hero title="A hiring product you can read." action={start} second={{ label: 'How it works', to: '/blogs' }}>
        For visitors of UNLEASH, and for everybody who will have to run what the others buy.
      </Hero>
      <Section title="What it takes">
        <Cards
          items={[
            ['One process', 'Page, API, sockets and workers start together, or apart, each by a flag, over one Postgres.'],
            ['Real protocols', 'SMTP and IMAP for mail, OpenID Connect to sign in. A variable replaces each built-in part by your own.'],
            ['An API that describes itself', 'Everything the page does goes over calls described as OpenAPI.'],
          ]}
        />
      </Section>
      <Section title="Look inside">
        <Commands
          lines={[
            'npm start',
            'npm run fuzz           # 200,000 crooked requests',
            'npm run stress:mail    # killed while it sends',
            'npm run bench:web      # how quick it is',
          ]}
        />
      </Section>
    </>
  ),
}

export const recfest: SitePage = {
  path: '/recfest',
  title: 'For recruiters',
  description: 'A day with the keyboard: review, write, answer, and go home.',
  body: () => (
    <>
      <Hero title="Fewer tabs, fewer clicks, more talks." action={start}>
        For visitors of RecFest, and for everybody who spends the day in lists of people.
      </Hero>
      <Section title="A morning in it">
        <Cards
          items={[
            ['9:00', 'j, k, a, r. Fifty people with reasons, by keyboard. Undo is one key, too.'],
            ['9:40', 'Approve and send. Follow-ups go out by themselves and stop at the first answer.'],
            ['10:00', 'Answers are beside the profile, sorted. What is certain has moved; what is not asks you.'],
            ['10:20', 'Whoever is interested goes to the hiring manager, with everything that was said.'],
          ]}
        />
      </Section>
    </>
  ),
}

export const hrtech: SitePage = {
  path: '/hrtech',
  title: 'For buyers',
  description: 'Claims of sourcing tools, and the commands that show ours.',
  body: () => (
    <>
      <Hero title="Do not believe the page. Run the command." action={start}>
        For visitors of HR Tech, and for everybody who has heard one promise too many. Each of ours has a command beside it.
      </Hero>
      <Section title={`What ${product} says, and what shows it`}>
        <Proofs
          items={[
            ['How well people are ranked on judged files, beside BM25 and tf-idf', 'npm run eval:search'],
            ['How well replies are read, and how sure it may be', 'npm run eval:replies'],
            ['How well job descriptions become criteria, on real postings', 'npm run bench:intake'],
            ['What is sent twice, lost or stuck when it is killed while sending', 'npm run stress:mail'],
            ['What crooked requests do to it', 'npm run fuzz'],
            ['How quick the screens are with ten thousand candidates', 'npm run bench:web'],
            ['Every line of what it promises, and the test that shows it', 'npm run spec'],
          ]}
        />
      </Section>
    </>
  ),
}
