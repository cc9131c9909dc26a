// The home page: what the product does, shown.
import { product, type SitePage } from '../page.ts'
import { Cards, Commands, Hero, Proofs, Screenshot, Section, Steps } from '../parts.tsx'

export const home: SitePage = {
  path: '/',
  title: 'the right people, and the words that prove it',
  description:
    'An open-source service for hiring teams: finds candidates, shows why each one fits, writes to them, reads the replies and brings them to an interview.',
  body: () => (
    <>
      <Hero
        title={
          <>
            The right people, and <mark>the words that prove it</mark>.
          </>
        }
        action={{ label: 'Start for free', to: '/register' }}
        second={{ label: 'Begin with a job', to: '/autopilot-onboarding' }}
      >
        {product} finds candidates, shows why each one fits, writes to them in your name and brings their answers back to you. It starts
        with one command, on your own machine, without a key.
      </Hero>
      <Screenshot name="review" alt="Reviewing a candidate: reasons on the left, the words they rest on marked in the profile" first />
      <Section title="From a job description to an interview">
        <Steps
          items={[
            [
              'Describe',
              'Paste the job description. Criteria are proposed from it, each with the sentence it came from; you accept or change them.',
            ],
            ['See who is there', 'Beside every field: how many people match, the five best, and what each filter costs you.'],
            [
              'Judge ten',
              'The first ten candidates calibrate the search. Every reason quotes the profile; every verdict sharpens the next batch.',
            ],
            ['Write once', 'A mail and up to three follow-ups, which stop at the first answer. Nobody is written to twice.'],
            ['Talk', 'Replies are joined to their candidate and sorted; what is not certain waits for you.'],
            ['Meet', 'Interested people go to the hiring manager and on to the interviewer.'],
          ]}
        />
      </Section>
      <Section title="What it promises, and what shows it">
        <Proofs
          items={[
            ['No mail is sent twice, none is lost, though the machine dies in the middle', 'npm run stress:mail'],
            ['Every reason shown stands in the profile, word for word', 'npm run regress:matching'],
            ['Replies are read on your machine, and it says how sure it is', 'npm run eval:replies'],
            ['A job description becomes criteria without a model or a key', 'npm run bench:intake'],
            ['The panel answers a key before you notice', 'npm run bench:web'],
          ]}
        />
      </Section>
      <Section title="Fair by construction">
        <Cards
          items={[
            [
              'Nothing protected ranks anybody',
              'Age, gender, origin and faith have no way into the search. That is a matter of types in the code, and of a test.',
            ],
            ['Names can be hidden', 'While you review, candidates are shown by their initials, in the profile’s own text as well.'],
            ['Leaving is one click', 'Every mail carries a one-click way out, and whoever takes it is never written to again.'],
          ]}
        />
      </Section>
      <Section title="Two commands">
        <Commands lines={['npm start   # everything, on http://localhost:8000', 'npm test    # everything that is promised, shown']} />
        <p>The demo has twenty thousand fictional people, and candidates who answer. Mail never leaves your machine until you say so.</p>
      </Section>
    </>
  ),
}
