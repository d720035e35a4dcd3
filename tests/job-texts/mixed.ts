import { jobText } from './truth.ts';

/** Former holdout documents: written after the parser, which has since been corrected for them. */
export const mixed = [
  jobText(
    'reliability, a place in a sentence',
    `Site Reliability Engineer (Remote - EU)
Corvid Cloud

The Role
We keep eleven data centres awake. You'll join a team of six across Lisbon and Krakow and carry the pager one week in five.

What we're looking for
- Solid Linux and networking fundamentals
- Production experience with Kubernetes, Terraform and Go
- 4+ years in an SRE or similar role
- Strong written English

Compensation & benefits
- $85k - $110k annually
- Full-time, permanent`,
    {
      title: 'Site Reliability Engineer',
      company: 'Corvid Cloud',
      english: null,
      engagement: 'full time',
      mode: 'remote',
      countries: ['PT', 'PL'],
      pay: 'month 7083-9167',
      skills: ['Linux', 'Kubernetes', 'Terraform', 'Go'],
      main: ['Linux', 'Kubernetes', 'Terraform', 'Go'],
      specializations: ['site reliability'],
    },
  ),
  jobText(
    'a studio in one paragraph',
    `Do you dream in shaders? Tin Lantern Games wants a Unity Developer to finish our puzzle game with us. Six months to start with, most likely longer, 30 hours a week. You can sit with us in Gothenburg or work from wherever there is coffee. You'll write C# all day. Blender is nice to have. We pay 40 to 50 USD an hour.`,
    {
      title: 'Unity Developer',
      company: 'Tin Lantern Games',
      countries: ['SE'],
      mode: 'remote',
      pay: 'hour 40-50',
      skills: ['Unity', 'C#', 'Blender'],
      main: ['Unity', 'C#'],
      specializations: ['games and graphics'],
    },
  ),
  jobText(
    'German, a company on its own line',
    `Wir suchen ab sofort: Projektleiter IT (w/m/d)
Mühlbach Versicherung AG, Zürich
Pensum 80-100%

Das erwartet dich
* Leitung von Projekten im Umfeld von Salesforce
* Steuerung externer Partner

Das bringst du mit
* Erfahrung mit Scrum und Jira
* Sehr gute Englischkenntnisse

Hybrides Arbeiten ist bei uns normal.`,
    {
      title: 'Projektleiter IT',
      company: 'Mühlbach Versicherung AG',
      english: 'b2',
      mode: 'hybrid',
      countries: ['CH'],
      skills: ['Salesforce', 'Scrum', 'Jira'],
      main: ['Scrum', 'Jira'],
      specializations: ['project management'],
    },
  ),
  jobText(
    'labels in capitals',
    `POSITION: Middle Flutter Developer
PROJECT: loyalty app, US client
START: ASAP
LOCATION: Ukraine, Georgia or remote from Europe
ENGLISH: Intermediate+
RATE: up to 28$/h
MUST: Dart, Flutter, Firebase, REST
PLUS: Kotlin, Swift
2 devs needed`,
    {
      title: 'Middle Flutter Developer',
      seniority: 'Middle',
      english: 'b1',
      mode: 'remote',
      countries: ['UA', 'GE'],
      pay: 'hour -28',
      people: 2,
      skills: ['Flutter', 'Dart', 'Firebase', 'REST APIs', 'Kotlin', 'Swift'],
      main: ['Flutter', 'Dart', 'Firebase', 'REST APIs'],
      specializations: ['cross-platform mobile'],
    },
  ),
];
