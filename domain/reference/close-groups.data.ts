// Job groups that hire from each other: one cluster a line; a search for one also looks at the others, with less weight.
export const closeGroupLines = `
software-engineer, backend-engineer, full-stack-engineer, forward-deployed-engineer
software-engineer, frontend-engineer, full-stack-engineer
software-engineer, staff-software-engineer, principal-software-engineer
backend-engineer, staff-software-engineer, platform-engineer
frontend-engineer, full-stack-engineer, web-developer, ui-designer
backend-engineer, database-engineer, data-engineer
mobile-engineer, ios-engineer, android-engineer
game-developer, graphics-engineer
compiler-engineer, performance-engineer, systems-engineer-software
devops-engineer, site-reliability-engineer, platform-engineer, cloud-engineer
cloud-engineer, cloud-architect, solutions-architect
solutions-architect, enterprise-architect, cloud-architect
systems-administrator, network-engineer, it-support-specialist
systems-administrator, devops-engineer, cloud-engineer
database-administrator, database-engineer, data-architect
security-engineer, security-architect, penetration-tester, security-analyst
qa-engineer, sdet
engineering-manager, director-of-engineering, staff-software-engineer
director-of-engineering, vp-of-engineering, chief-technology-officer
data-engineer, analytics-engineer, data-architect
data-analyst, business-intelligence-analyst, product-analyst, analytics-engineer
data-analyst, operations-analyst, marketing-analyst
data-scientist, machine-learning-engineer, product-analyst
data-scientist, quantitative-analyst, biostatistician
machine-learning-engineer, ai-engineer, mlops-engineer, nlp-engineer, computer-vision-engineer
research-scientist-ai, machine-learning-engineer, nlp-engineer, computer-vision-engineer
product-manager, product-owner, associate-product-manager, group-product-manager
group-product-manager, director-of-product, chief-product-officer
project-manager, program-manager, scrum-master
program-manager, technical-program-manager
business-analyst, product-owner, operations-analyst
product-designer, ux-designer, ui-designer
ux-designer, ux-researcher, content-designer
design-manager, product-designer, creative-director
graphic-designer, ui-designer, motion-designer
motion-designer, 3d-artist, video-editor
erp-consultant, sap-consultant
salesforce-administrator, salesforce-developer, revenue-operations-manager
it-support-specialist, support-engineer
solutions-engineer, implementation-manager, support-engineer
account-executive, sales-representative, business-development-manager, sales-development-representative
account-executive, account-manager, sales-manager
sales-manager, sales-director, chief-revenue-officer
business-development-manager, partnerships-manager
customer-success-manager, account-manager, implementation-manager, head-of-customer-success
customer-support-specialist, customer-support-manager, customer-success-manager
growth-marketing-manager, performance-marketing-manager, demand-generation-manager, digital-marketing-specialist
seo-specialist, digital-marketing-specialist, content-marketing-manager
marketing-manager, brand-manager, product-marketing-manager, marketing-coordinator
content-marketing-manager, copywriter, social-media-manager, technical-writer
public-relations-manager, event-manager, marketing-manager
director-of-marketing, chief-marketing-officer, marketing-manager
accountant, auditor, bookkeeper, tax-accountant
accountant, controller, finance-manager
payroll-specialist, bookkeeper, hris-analyst
financial-analyst, finance-manager, investment-analyst
finance-manager, controller, director-of-finance, chief-financial-officer
investment-banker, private-equity-associate, investment-analyst, venture-capital-associate
portfolio-manager, trader, quantitative-analyst, investment-analyst
underwriter, loan-officer, risk-analyst
risk-analyst, compliance-officer, actuary
recruiter, sourcer, talent-acquisition-manager, recruiting-coordinator
hr-generalist, hr-business-partner, hr-manager
hr-manager, hr-director, chief-people-officer
operations-manager, operations-analyst, general-manager, director-of-operations
management-consultant, strategy-manager, chief-of-staff
supply-chain-manager, procurement-manager, logistics-manager
logistics-manager, warehouse-manager, operations-manager
executive-assistant, office-manager
office-manager, receptionist
paralegal, legal-secretary
laboratory-technician, laboratory-manager
videographer, photographer
merchandiser, visual-merchandiser
chef, pastry-chef
chef, cook
truck-driver, delivery-driver
landscape-architect, urban-planner
mechanical-engineer, manufacturing-engineer, aerospace-engineer, systems-engineer
manufacturing-engineer, process-engineer, quality-engineer, controls-engineer
robotics-engineer, controls-engineer, embedded-software-engineer
chemical-engineer, process-engineer
electrical-engineer, hardware-engineer, embedded-software-engineer
asic-engineer, fpga-engineer, design-verification-engineer, hardware-engineer
civil-engineer, construction-manager, environmental-engineer
registered-nurse, nurse-practitioner, nurse-manager, care-coordinator
physician, surgeon, psychiatrist, physician-assistant
physical-therapist, occupational-therapist, speech-language-pathologist
psychologist, therapist, social-worker, psychiatrist
medical-coder, healthcare-administrator, medical-assistant
research-scientist, biologist, research-associate, chemist
research-associate, laboratory-technician, biologist
bioinformatics-scientist, biostatistician
regulatory-affairs-manager, quality-assurance-specialist-gxp, clinical-research-associate
attorney, corporate-counsel, patent-attorney, general-counsel
paralegal, contract-manager, attorney
teacher, special-education-teacher, tutor
curriculum-developer, teacher, learning-development-manager
professor, research-scientist
editor, journalist, copywriter
video-editor, video-producer, videographer
electrician, maintenance-technician, hvac-technician
welder, machinist, maintenance-technician
plumber, hvac-technician
store-manager, restaurant-manager, hotel-manager
property-manager, facilities-manager, real-estate-agent
development-director, program-director-nonprofit
policy-analyst, intelligence-analyst
founder, chief-executive-officer, general-manager
`
