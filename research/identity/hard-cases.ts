// Pairs written by hand, with what a careful recruiter would do.
import type { Experience, Profile } from '@fairlead/domain/shared/profile'

export interface HardCase {
  title: string
  /** 'ask': neither merged nor left unmentioned. */
  truth: 'same' | 'different' | 'ask'
  a: Partial<Profile>
  b: Partial<Profile>
}

const job = (company: string, title: string, start: string | null = null, end: string | null = null): Experience => ({
  company,
  title,
  start,
  end,
  location: null,
  description: null,
  industry: null,
})
const school = (name: string, endYear: number | null) => ({
  school: name,
  degree: null,
  fieldOfStudy: null,
  startYear: null,
  endYear,
  activities: null,
})
const place = (city: string, country: string) => ({ label: `${city}, ${country}`, city, state: null, country })
const name = (firstName: string, lastName: string) => ({ firstName, lastName })

export const hardCases: readonly HardCase[] = [
  {
    title: 'a short form, a new employer, and the career before it',
    truth: 'same',
    a: {
      ...name('Robert', 'Haines'),
      experiences: [job('Mercy Hospital', 'Nurse', '2015-03', '2019-06'), job('Duke Health', 'Nurse', '2012-01', '2015-02')],
      education: [school('Duke University', 2011)],
    },
    b: {
      ...name('Bob', 'Haines'),
      experiences: [
        job('Cleveland Clinic', 'Head Nurse', '2019-07'),
        job('Mercy Hospital', 'RN', '2015-03', '2019-06'),
        job('Duke Health', 'RN', '2012-01', '2015-02'),
      ],
      education: [school('Duke University', 2011)],
    },
  },
  {
    title: 'Cyrillic and Latin letters, the same phone and first job',
    truth: 'same',
    a: { ...name('Сергей', 'Кузнецов'), resumeText: 'Тел. +49 151 2345 6789', experiences: [job('Siemens', 'Engineer', '2016-09')] },
    b: {
      ...name('Sergey', 'Kuznetsov'),
      resumeText: 'Mobile: 0049 151 23456789',
      experiences: [job('Siemens AG', 'Senior Engineer', '2016-09')],
    },
  },
  {
    title: 'family name first',
    truth: 'same',
    a: {
      ...name('Wei', 'Zhang'),
      experiences: [job('Shopify', 'Developer', '2018-05', '2021-01'), job('Stripe', 'Developer', '2021-02')],
      education: [school('McGill University', 2018)],
    },
    b: {
      ...name('张', '伟'),
      experiences: [job('Stripe', 'Software Developer', '2021-02'), job('Shopify', 'Developer', '2018-05', '2021-01')],
      education: [school('McGill University', 2018)],
    },
  },
  {
    title: 'a married name with the career and the school of before',
    truth: 'same',
    a: {
      ...name('Laura', 'Fischer'),
      experiences: [job('Bosch', 'Controller', '2014-10', '2020-03'), job('KPMG', 'Auditor', '2011-09', '2014-09')],
      education: [school('LMU München', 2011)],
    },
    b: {
      ...name('Laura', 'Fischer-Brandt'),
      experiences: [job('Bosch GmbH', 'Controller', '2014-10', '2020-03'), job('KPMG', 'Auditor', '2011-09', '2014-09')],
      education: [school('LMU München', 2011)],
    },
  },
  {
    title: 'a wholly new family name with the same phone and careers',
    truth: 'same',
    a: {
      ...name('Hannah', 'Cole'),
      resumeText: 'Tel (512) 555 01 23 99',
      experiences: [job('Dell', 'Buyer', '2013-02', '2018-01'), job('Oracle', 'Buyer', '2018-02')],
      education: [school('University of Texas', 2012)],
    },
    b: {
      ...name('Hannah', 'Reyes'),
      resumeText: 'Phone 5125550123 99',
      experiences: [job('Dell Inc.', 'Buyer', '2013-02', '2018-01'), job('Oracle', 'Lead Buyer', '2018-02')],
      education: [school('University of Texas', 2012)],
    },
  },
  {
    title: 'only a name and a company in common',
    truth: 'ask',
    a: { ...name('Anna', 'Svensson'), linkedinUrl: 'https://www.linkedin.com/in/anna-s', experiences: [job('Spotify', 'Designer')] },
    b: { ...name('Anna', 'Svensson'), personalEmails: ['anna.sv@mail.example'], experiences: [job('Spotify', 'Designer')] },
  },
  {
    title: 'namesakes in one large company, with different careers',
    truth: 'different',
    a: {
      ...name('David', 'Kim'),
      experiences: [job('Google', 'Recruiter', '2019-04'), job('Uber', 'Recruiter', '2015-01', '2019-03')],
      education: [school('UCLA', 2014)],
    },
    b: {
      ...name('David', 'Kim'),
      experiences: [job('Google', 'Site Reliability Engineer', '2012-08'), job('Yahoo', 'Engineer', '2008-06', '2012-07')],
      education: [school('KAIST', 2008)],
    },
  },
  {
    title: 'siblings with one phone',
    truth: 'different',
    a: {
      ...name('Mia', 'Lindqvist'),
      resumeText: 'Phone 08 123 456 78',
      place: place('Stockholm', 'Sweden'),
      experiences: [job('IKEA', 'Planner', '2020-01')],
    },
    b: {
      ...name('Elsa', 'Lindqvist'),
      resumeText: 'Phone 08 123 456 78',
      place: place('Stockholm', 'Sweden'),
      experiences: [job('H&M', 'Buyer', '2019-05')],
    },
  },
  {
    title: 'father and son in one house',
    truth: 'different',
    a: { ...name('Thomas', 'Reilly Sr.'), resumeText: 'Phone 617 555 017 88', experiences: [job('Boston Gas', 'Fitter', '1988-01')] },
    b: { ...name('Thomas', 'Reilly Jr.'), resumeText: 'Phone 617 555 017 88', experiences: [job('Wayfair', 'Analyst', '2021-06')] },
  },
  {
    title: 'father and son in one firm and one house, without a suffix',
    truth: 'ask',
    a: {
      ...name('Karl', 'Brandt'),
      resumeText: 'Tel. 089 123456 78',
      experiences: [job('Brandt Maschinenbau', 'Geschäftsführer', '1995-01')],
      place: place('München', 'Germany'),
    },
    b: {
      ...name('Karl', 'Brandt'),
      resumeText: 'Tel. 089 123456 78',
      experiences: [job('Brandt Maschinenbau', 'Vertrieb', '2018-01')],
      place: place('München', 'Germany'),
    },
  },
  {
    title: 'twins from one school',
    truth: 'different',
    a: {
      ...name('Lea', 'Novak'),
      education: [school('TU Wien', 2019)],
      place: place('Wien', 'Austria'),
      experiences: [job('Red Bull', 'Analyst', '2019-10')],
    },
    b: {
      ...name('Nina', 'Novak'),
      education: [school('TU Wien', 2019)],
      place: place('Wien', 'Austria'),
      experiences: [job('Erste Bank', 'Analyst', '2019-10')],
    },
  },
  {
    title: 'the same name on two continents',
    truth: 'different',
    a: {
      ...name('Maria', 'Garcia'),
      place: place('Madrid', 'Spain'),
      experiences: [job('BBVA', 'Cajera', '2010-01')],
      education: [school('UCM', 2009)],
    },
    b: {
      ...name('María', 'García'),
      place: place('Houston', 'United States'),
      experiences: [job('HCA', 'Nurse', '2018-01')],
      education: [school('Rice University', 2017)],
    },
  },
  {
    title: 'two LinkedIn profiles of one name and one career',
    truth: 'ask',
    a: {
      ...name('Ken', 'Ito'),
      linkedinUrl: 'https://www.linkedin.com/in/ken-ito-1',
      experiences: [job('Sony', 'Engineer', '2015-04', '2020-03'), job('Nintendo', 'Engineer', '2020-04')],
    },
    b: {
      ...name('Kenji', 'Ito'),
      linkedinUrl: 'https://www.linkedin.com/in/ken-ito-2',
      experiences: [job('Sony', 'Engineer', '2015-04', '2020-03'), job('Nintendo', 'Engineer', '2020-04')],
    },
  },
  {
    title: 'spouses who share a phone, a name, and an employer',
    truth: 'different',
    a: { ...name('Olga', 'Petrov'), resumeText: 'Phone +1 416 555 0188', experiences: [job('RBC', 'Teller', '2016-02')] },
    b: { ...name('Ivan', 'Petrov'), resumeText: 'Phone +1 416 555 0188', experiences: [job('RBC', 'Risk Analyst', '2014-07')] },
  },
  {
    title: 'a mailbox of an office',
    truth: 'different',
    a: { ...name('Eva', 'Klein'), personalEmails: ['bewerbung@firma-a.example'], experiences: [job('SAP', 'Beraterin', '2015-01')] },
    b: { ...name('Jan', 'Weber'), personalEmails: ['bewerbung@firma-b.example'], experiences: [job('SAP', 'Berater', '2012-01')] },
  },
  {
    title: 'an initial, the address, and the job',
    truth: 'ask',
    a: { ...name('J.', 'Castellano'), personalEmails: ['jcast88@mail.example'], experiences: [job('Pfizer', 'Chemist')] },
    b: { ...name('Julia', 'Castellano'), personalEmails: ['jcast88@other.example'], experiences: [job('Pfizer', 'Chemist')] },
  },
]
