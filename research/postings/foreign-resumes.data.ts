// Whole résumés in six languages, written for these tests, with what a recruiter reads in them.
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'

export const foreignResumes: { language: string; text: string; expected: Partial<IdealResume> }[] = [
  {
    language: 'Spanish',
    text: `Lucía Fernández Soto
Contable senior
Bilbao, España | lucia.fernandez@correo.example

Perfil
Contable con ocho años en industria.

Experiencia profesional
Contable senior en Aceros Nervión
Desde marzo de 2019
- Cierre mensual y consolidación

Contable, Gestoría Arenal
09/2014 - 02/2019
- Impuestos y nóminas

Formación académica
Grado en Administración y Dirección de Empresas, Universidad del País Vasco, 2014

Competencias
SAP, Excel, Power BI

Idiomas
Inglés C1, euskera nativo`,
    expected: {
      name: 'Lucía Fernández Soto',
      location: 'Bilbao, España',
      experiences: [
        { title: 'Contable senior', company: 'Aceros Nervión', start: '2019-03', end: null },
        { title: 'Contable', company: 'Gestoría Arenal', start: '2014-09', end: '2019-02' },
      ],
      education: [{ school: 'Universidad del País Vasco', degree: 'Grado', fieldOfStudy: 'Administración y Dirección de Empresas' }],
      skills: ['SAP', 'Excel', 'Power BI'],
    },
  },
  {
    language: 'German',
    text: `Jonas Weber
Altenpfleger
Kassel, Deutschland

Berufserfahrung
seit 03/2019
Pflegefachkraft, Seniorenzentrum Habichtswald
- Bezugspflege, Wundversorgung

04/2015 - 02/2019
Altenpfleger, Diakonie Nordhessen

Ausbildung
2012 – 2015 Ausbildung Altenpflege, Berufsfachschule Kassel

Kenntnisse
Wundmanagement, Vivendi, Excel

Sprachen
Deutsch, Englisch B1`,
    expected: {
      name: 'Jonas Weber',
      location: 'Kassel, Deutschland',
      experiences: [
        { title: 'Pflegefachkraft', company: 'Seniorenzentrum Habichtswald', start: '2019-03', end: null },
        { title: 'Altenpfleger', company: 'Diakonie Nordhessen', start: '2015-04', end: '2019-02' },
      ],
      education: [{ school: 'Berufsfachschule Kassel', degree: 'Ausbildung Altenpflege', fieldOfStudy: null }],
      skills: ['Wundmanagement', 'Vivendi', 'Excel'],
    },
  },
  {
    language: 'Romanian',
    text: `Ioana Munteanu
Iași, România

EXPERIENȚĂ PROFESIONALĂ
Din 2018 până în prezent
Inginer software, Moldova Soft SRL
- Dezvoltare aplicații în Java

2014 – 2018
Programator, Prut Digital SRL

EDUCAȚIE ȘI FORMARE
Universitatea Tehnică Gheorghe Asachi din Iași, Licență în informatică, 2014

COMPETENȚE
Java, Spring Boot, PostgreSQL

LIMBI STRĂINE
Engleză C1`,
    expected: {
      name: 'Ioana Munteanu',
      location: 'Iași, România',
      experiences: [
        { title: 'Inginer software', company: 'Moldova Soft SRL', start: '2018', end: null },
        { title: 'Programator', company: 'Prut Digital SRL', start: '2014', end: '2018' },
      ],
      education: [{ school: 'Universitatea Tehnică Gheorghe Asachi din Iași', degree: 'Licență în informatică', fieldOfStudy: null }],
      skills: ['Java', 'Spring Boot', 'PostgreSQL'],
    },
  },
  {
    language: 'French',
    text: `Camille Moreau
Infirmière diplômée d'État
Rennes, France

EXPÉRIENCES PROFESSIONNELLES
Depuis septembre 2020 : Infirmière en réanimation, CHU de Rennes
Juin 2016 à août 2020 : Infirmière, Clinique Saint-Laurent

FORMATION
Diplôme d'État d'infirmier, IFSI de Rennes, 2016

COMPÉTENCES
Ventilation, Excel

CENTRES D'INTÉRÊT
Voile`,
    expected: {
      name: 'Camille Moreau',
      location: 'Rennes, France',
      experiences: [
        { title: 'Infirmière en réanimation', company: 'CHU de Rennes', start: '2020-09', end: null },
        { title: 'Infirmière', company: 'Clinique Saint-Laurent', start: '2016-06', end: '2020-08' },
      ],
      education: [{ school: 'IFSI de Rennes', degree: "Diplôme d'État d'infirmier", fieldOfStudy: null }],
      skills: ['Ventilation', 'Excel'],
    },
  },
  {
    language: 'Italian',
    text: `Marco Bellini
Magazziniere
Bologna, Italia

ESPERIENZE LAVORATIVE
da gennaio 2021 ad oggi
Responsabile di magazzino presso Logistica Emilia S.r.l.

2016 - 2020
Magazziniere, Trasporti Reno

ISTRUZIONE E FORMAZIONE
Diploma di perito, Istituto Tecnico Aldini, 2015

COMPETENZE TECNICHE
SAP, Excel, carrello elevatore

LINGUE
Inglese B2`,
    expected: {
      name: 'Marco Bellini',
      location: 'Bologna, Italia',
      experiences: [
        { title: 'Responsabile di magazzino', company: 'Logistica Emilia S.r.l.', start: '2021-01', end: null },
        { title: 'Magazziniere', company: 'Trasporti Reno', start: '2016', end: '2020' },
      ],
      education: [{ school: 'Istituto Tecnico Aldini', degree: 'Diploma di perito', fieldOfStudy: null }],
      skills: ['SAP', 'Excel', 'carrello elevatore'],
    },
  },
  {
    language: 'Polish',
    text: `Agnieszka Nowak
Księgowa
Łódź, Polska

DOŚWIADCZENIE ZAWODOWE
od 2020
Główna księgowa, Tekstylia Łódzkie Sp. z o.o.
- sporządzanie sprawozdań finansowych

czerwiec 2015 – grudzień 2019
Księgowa, Biuro Rachunkowe Piotrkowska

WYKSZTAŁCENIE
2010 – 2015 Uniwersytet Łódzki, Rachunkowość, licencjat

UMIEJĘTNOŚCI
SAP, Excel, Symfonia

JĘZYKI
angielski B2`,
    expected: {
      name: 'Agnieszka Nowak',
      location: 'Łódź, Polska',
      experiences: [
        { title: 'Główna księgowa', company: 'Tekstylia Łódzkie Sp. z o.o.', start: '2020', end: null },
        { title: 'Księgowa', company: 'Biuro Rachunkowe Piotrkowska', start: '2015-06', end: '2019-12' },
      ],
      education: [{ school: 'Uniwersytet Łódzki', degree: 'licencjat', fieldOfStudy: null }],
      skills: ['SAP', 'Excel', 'Symfonia'],
    },
  },
]
