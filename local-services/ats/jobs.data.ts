// The open jobs of every system linked in the ATS stand-in: invented, of an invented company, enough for more than one page.

interface Family {
  department: string
  titles: readonly string[]
  does: readonly string[]
  needs: readonly string[]
  likes: readonly string[]
}

const families: readonly Family[] = [
  {
    department: 'Engineering',
    titles: ['Backend Engineer', 'Senior Backend Engineer', 'Platform Engineer', 'Site Reliability Engineer'],
    does: ['Design and run the services that plan our ferries', 'Review the changes of your team'],
    needs: ['5+ years of professional experience', 'Python, PostgreSQL and Kubernetes', 'Bachelor’s degree in Computer Science'],
    likes: ['Redis', 'Terraform'],
  },
  {
    department: 'Engineering',
    titles: ['Frontend Engineer', 'Mobile Engineer', 'Full Stack Engineer'],
    does: ['Build the screens our captains work with', 'Measure how quick they are'],
    needs: ['3+ years of professional experience', 'TypeScript, React and accessibility'],
    likes: ['GraphQL', 'Playwright'],
  },
  {
    department: 'Data',
    titles: ['Data Engineer', 'Data Scientist', 'Analytics Engineer'],
    does: ['Turn the logs of forty boats into tables people trust'],
    needs: ['4+ years of professional experience', 'SQL and Python', 'Apache Spark or dbt'],
    likes: ['Airflow', 'Forecasting'],
  },
  {
    department: 'Product',
    titles: ['Product Manager', 'Product Designer'],
    does: ['Find out what harbour masters need', 'Decide what is built next'],
    needs: ['4+ years of experience in product management or product design', 'Writes clearly'],
    likes: ['Logistics', 'Figma'],
  },
  {
    department: 'Commercial',
    titles: ['Account Executive', 'Customer Success Manager', 'Marketing Manager'],
    does: ['Look after the ports of your region'],
    needs: ['3+ years of experience in SaaS sales or customer success', 'Salesforce'],
    likes: ['Shipping', 'Spanish'],
  },
  {
    department: 'Operations',
    titles: ['Operations Manager', 'Finance Analyst', 'Technical Recruiter'],
    does: ['Keep the yards supplied', 'Report every month'],
    needs: ['3+ years of experience in operations', 'Excel'],
    likes: ['Lean', 'SAP'],
  },
]
const offices = ['Lisbon, Portugal', 'Austin, Texas, United States', 'Berlin, Germany', 'Toronto, Ontario, Canada']

export interface GivenJob {
  name: string
  office: string
  department: string
  status: 'OPEN' | 'CLOSED'
  description: string
}

const listOf = (entries: readonly string[]) => `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`

/** Every title in every office; every ninth is closed. */
export const givenJobs: readonly GivenJob[] = offices.flatMap((office, place) =>
  families.flatMap(({ department, titles, does, needs, likes }) =>
    titles.map((name, index) => ({
      name,
      office,
      department,
      status: (place * 18 + index + department.length) % 9 === 0 ? ('CLOSED' as const) : ('OPEN' as const),
      description: `<h2>About the job</h2><p>Tidewater Ferries is looking for a <strong>${name}</strong> in ${office}.</p><h3>What you will do</h3>${listOf(does)}<h3>Requirements</h3>${listOf(needs)}<h3>Nice to have</h3>${listOf(likes)}`,
    })),
  ),
)

export const givenStages = [
  'Application Review',
  'Recruiter Screen',
  'Phone Screen',
  'Hiring Manager Interview',
  'On-site',
  'Offer',
  'Hired',
]
