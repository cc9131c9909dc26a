// The searches of the benchmark, in the words a recruiter would use, with the jobs that truly answer them.
import { noPreferences } from '@fairlead/domain/project/preferences'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'

export interface BenchmarkSearch {
  name: string
  preferences: SearchPreferences
  /** Job groups that answer the search fully, and those that come near. */
  right: string[]
  near: string[]
  /** Skills in the pool's own spelling that stand behind the keywords. */
  skills: string[]
  /** Country or city a person must live in; null = anywhere. */
  country: string | null
  city: string | null
}

type Wish = Partial<SearchPreferences>
const search = (
  name: string,
  wish: Wish,
  right: string,
  near: string,
  skills: string,
  place: { country?: string; city?: string } = {},
): BenchmarkSearch => ({
  name,
  preferences: { ...noPreferences, ...wish },
  right: right.split(', ').filter(Boolean),
  near: near.split(', ').filter(Boolean),
  skills: skills.split(', ').filter(Boolean),
  country: place.country ?? null,
  city: place.city ?? null,
})

export const searches: BenchmarkSearch[] = [
  search(
    'golang',
    { jobTitles: ['Golang Developer'], keywordsRequired: ['golang', 'k8s'], yearsMin: 4, yearsMax: 14 },
    'backend-engineer',
    'software-engineer, full-stack-engineer, platform-engineer, staff-software-engineer',
    'Go, Kubernetes',
  ),
  search(
    'react berlin',
    { jobTitles: ['Front-end developer'], keywordsRequired: ['ReactJS'], keywordsOptional: ['TypeScript'], locations: ['Germany'] },
    'frontend-engineer',
    'full-stack-engineer, web-developer, software-engineer',
    'React',
    { country: 'Germany' },
  ),
  search(
    'sre',
    { jobTitles: ['SRE'], keywordsRequired: ['Terraform'], keywordsOptional: ['Prometheus', 'Grafana'], yearsMin: 3 },
    'site-reliability-engineer',
    'devops-engineer, platform-engineer, cloud-engineer',
    'Terraform',
  ),
  search(
    'ios',
    { jobTitles: ['iOS Developer'], keywordsRequired: ['Swift'], yearsMin: 2 },
    'ios-engineer',
    'mobile-engineer, android-engineer',
    'Swift',
  ),
  search(
    'data engineer',
    { jobTitles: ['ETL Developer', 'Data Engineer'], keywordsRequired: ['Spark', 'Airflow'], yearsMin: 3, yearsMax: 15 },
    'data-engineer',
    'analytics-engineer, data-architect',
    'Apache Spark, Airflow',
  ),
  search(
    'ml',
    { jobTitles: ['ML Engineer'], keywordsRequired: ['PyTorch'], advancedDegree: true },
    'machine-learning-engineer',
    'ai-engineer, mlops-engineer, nlp-engineer, computer-vision-engineer, data-scientist',
    'PyTorch',
  ),
  search(
    'llm',
    { jobTitles: ['AI Engineer'], keywordsRequired: ['LLM', 'RAG'] },
    'ai-engineer',
    'machine-learning-engineer, nlp-engineer',
    'Large Language Models, Retrieval-Augmented Generation',
  ),
  search(
    'product manager us',
    {
      jobTitles: ['Senior Product Manager'],
      keywordsOptional: ['SQL', 'A/B Testing'],
      locations: ['United States'],
      yearsMin: 5,
      yearsMax: 15,
    },
    'product-manager',
    'product-owner, group-product-manager',
    '',
    { country: 'United States' },
  ),
  search(
    'ux',
    { jobTitles: ['UX/UI Designer', 'Product Designer'], keywordsRequired: ['Figma'] },
    'ux-designer, product-designer, ui-designer',
    'ux-researcher, content-designer',
    'Figma',
  ),
  search(
    'security',
    { jobTitles: ['Security Engineer'], keywordsRequired: ['Threat Modeling'], yearsMin: 3 },
    'security-engineer',
    'security-architect, penetration-tester, security-analyst',
    'Threat Modeling',
  ),
  search(
    'saas ae',
    { jobTitles: ['Account Executive'], keywordsRequired: ['SFDC'], keywordsOptional: ['MEDDIC'], yearsMin: 2, yearsMax: 12 },
    'account-executive',
    'sales-representative, business-development-manager, account-manager',
    'Salesforce',
  ),
  search(
    'sdr',
    { jobTitles: ['BDR', 'SDR'], yearsMax: 4 },
    'sales-development-representative',
    'account-executive, sales-representative',
    '',
  ),
  search(
    'csm',
    { jobTitles: ['CSM'], keywordsOptional: ['Gainsight'], yearsMin: 2 },
    'customer-success-manager',
    'account-manager, implementation-manager',
    '',
  ),
  search(
    'growth',
    { jobTitles: ['Growth Marketer'], keywordsRequired: ['Google Ads'] },
    'growth-marketing-manager',
    'performance-marketing-manager, demand-generation-manager, digital-marketing-specialist',
    'Google Ads',
  ),
  search(
    'accountant',
    { jobTitles: ['Staff Accountant'], keywordsRequired: ['GAAP'], keywordsOptional: ['NetSuite'] },
    'accountant',
    'auditor, bookkeeper, tax-accountant',
    'GAAP',
  ),
  search(
    'fp&a',
    { jobTitles: ['FP&A Analyst'], keywordsRequired: ['Financial Modeling'], yearsMin: 2, yearsMax: 12 },
    'financial-analyst',
    'finance-manager, investment-analyst',
    'Financial Modeling',
  ),
  search(
    'icu nurse',
    { jobTitles: ['ICU Nurse', 'RN'], keywordsRequired: ['ACLS'], locations: ['United States'] },
    'registered-nurse',
    'nurse-practitioner, nurse-manager',
    'ACLS',
    { country: 'United States' },
  ),
  search(
    'recruiter',
    { jobTitles: ['Technical Recruiter'], keywordsRequired: ['Sourcing'], yearsMin: 2 },
    'recruiter',
    'sourcer, talent-acquisition-manager',
    'Sourcing',
  ),
  search(
    'mechanical',
    { jobTitles: ['Mechanical Design Engineer'], keywordsRequired: ['SolidWorks'], bachelors: true, yearsMin: 3 },
    'mechanical-engineer',
    'manufacturing-engineer, aerospace-engineer',
    'SolidWorks',
  ),
  search(
    'firmware',
    { jobTitles: ['Firmware Engineer'], keywordsRequired: ['RTOS', 'C'] },
    'embedded-software-engineer',
    'hardware-engineer, electrical-engineer, robotics-engineer',
    'RTOS, C',
  ),
  search(
    'counsel',
    { jobTitles: ['In-house Counsel'], keywordsOptional: ['Contract Drafting'] },
    'corporate-counsel',
    'attorney, patent-attorney',
    '',
  ),
  search(
    'teacher uk',
    { jobTitles: ['School Teacher'], locations: ['United Kingdom'] },
    'teacher',
    'special-education-teacher, tutor',
    '',
    { country: 'United Kingdom' },
  ),
  search('electrician', { jobTitles: ['Electrician'], yearsMin: 5 }, 'electrician', 'maintenance-technician, hvac-technician', ''),
  search(
    'supply chain',
    { jobTitles: ['Supply Chain Manager'], keywordsRequired: ['S&OP'], yearsMin: 5 },
    'supply-chain-manager',
    'procurement-manager, logistics-manager',
    'S&OP',
  ),
  search(
    'bengaluru backend',
    { jobTitles: ['Backend Engineer'], locations: ['Bengaluru, Karnataka, India'], keywordsOptional: ['Java', 'Kafka'] },
    'backend-engineer',
    'software-engineer, full-stack-engineer',
    '',
    { country: 'India', city: 'Bengaluru' },
  ),
]

/** A second set, in other words and other fields than the first. */
export const freshSearches: BenchmarkSearch[] = [
  search(
    'node',
    { jobTitles: ['NodeJS Engineer'], keywordsRequired: ['NodeJS', 'Postgres'] },
    'backend-engineer',
    'full-stack-engineer, software-engineer',
    'Node.js, PostgreSQL',
  ),
  search(
    'pentest',
    { jobTitles: ['Ethical Hacker'], keywordsRequired: ['Burp Suite'] },
    'penetration-tester',
    'security-engineer, security-analyst',
    'Burp Suite',
  ),
  search(
    'scientist',
    { jobTitles: ['Senior Data Scientist'], keywordsRequired: ['causal inference'], phd: false, yearsMin: 4 },
    'data-scientist',
    'machine-learning-engineer, product-analyst',
    'Causal Inference',
  ),
  search(
    'bi london',
    { jobTitles: ['BI Developer'], keywordsRequired: ['PowerBI'], locations: ['United Kingdom'] },
    'business-intelligence-analyst',
    'data-analyst, analytics-engineer',
    'Power BI',
    { country: 'United Kingdom' },
  ),
  search(
    'paralegal',
    { jobTitles: ['Legal Assistant', 'Paralegal'], keywordsOptional: ['eDiscovery'] },
    'paralegal',
    'attorney, contract-manager',
    '',
  ),
  search(
    'hvac',
    { jobTitles: ['Refrigeration mechanic', 'HVAC tech'], yearsMin: 2 },
    'hvac-technician',
    'plumber, maintenance-technician',
    '',
  ),
  search(
    'pharma regulatory',
    { jobTitles: ['Regulatory Affairs Specialist'], keywordsRequired: ['FDA'] },
    'regulatory-affairs-manager',
    'quality-assurance-specialist-gxp, clinical-research-associate',
    'FDA',
  ),
  search(
    'm&a',
    { jobTitles: ['M&A Analyst', 'Investment Banking Analyst'], keywordsRequired: ['LBO modeling'] },
    'investment-banker',
    'private-equity-associate, investment-analyst',
    'LBO modeling',
  ),
  search(
    'store',
    { jobTitles: ['Retail Store Manager'], locations: ['United States'], yearsMin: 3 },
    'store-manager',
    'restaurant-manager, hotel-manager',
    '',
    { country: 'United States' },
  ),
  search(
    'brand',
    { jobTitles: ['Brand Marketing Manager'], keywordsOptional: ['Market Research'] },
    'brand-manager',
    'marketing-manager, product-marketing-manager',
    '',
  ),
  search(
    'site engineer',
    { jobTitles: ['Civil engineer'], keywordsRequired: ['AutoCAD'], yearsMin: 3, yearsMax: 12 },
    'civil-engineer',
    'construction-manager, environmental-engineer',
    'AutoCAD',
  ),
  search(
    'people partner',
    { jobTitles: ['HRBP'], keywordsOptional: ['change management'], yearsMin: 5 },
    'hr-business-partner',
    'hr-generalist, hr-manager',
    '',
  ),
]
