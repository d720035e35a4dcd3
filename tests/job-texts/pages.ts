import { jobText } from './truth.ts';

/** Job descriptions as HTML sources of linked pages. */
export const pages = [
  jobText(
    'a page with a menu and a footer',
    `
<!doctype html><html><head><title>Careers</title><style>h1{color:red}</style></head><body>
<nav><a href="/">Home</a> <a href="/jobs">Jobs</a></nav>
<h1>Senior Data Scientist</h1>
<p><b>Company:</b> Lumen Retail</p>
<p><b>Location:</b> Madrid, Spain &middot; Hybrid</p>
<h2>What you will do</h2>
<ul><li>Forecast what is sold next week</li><li>Explain it to people who buy</li></ul>
<h2>Requirements</h2>
<ul><li>Python, pandas and scikit-learn</li><li>6+ years of experience with SQL</li><li>English C1</li></ul>
<h2>Nice to have</h2>
<ul><li>dbt</li></ul>
<script>var skills = 'PHP, Perl';</script>
<footer>Lumen Retail, all rights reserved</footer>
</body></html>`,
    {
      title: 'Senior Data Scientist',
      company: 'Lumen Retail',
      seniority: 'Senior',
      english: 'c1',
      mode: 'hybrid',
      countries: ['ES'],
      skills: ['Python', 'Pandas', 'scikit-learn', 'SQL', 'dbt'],
      main: ['Python', 'Pandas', 'scikit-learn', 'SQL'],
      specializations: ['data science'],
    },
  ),
  jobText(
    'a page with a table of facts',
    `
<div><h1>Ruby on Rails Developer (all genders)</h1>
<table><tr><th>Company</th><td>Gatepost</td></tr><tr><th>Location</th><td>Ireland</td></tr>
<tr><th>Contract type</th><td>Full-time</td></tr><tr><th>Salary</th><td>$6,000 per month</td></tr></table>
<h3>About the role</h3><p>You look after the shop of a publisher. It is ten years old and makes money every night.</p>
<h3>Skills</h3><ul><li>Ruby on Rails</li><li>Redis</li><li>PostgreSQL</li></ul></div>`,
    {
      title: 'Ruby on Rails Developer',
      company: 'Gatepost',
      engagement: 'full time',
      countries: ['IE'],
      pay: 'month 6000-',
      skills: ['Ruby on Rails', 'Redis', 'PostgreSQL'],
      main: ['Ruby on Rails', 'Redis', 'PostgreSQL'],
      specializations: ['backend'],
    },
  ),
  jobText(
    'hidden words are none',
    `
<html><body><h1>Embedded Software Engineer</h1>
<p style="display:none">Company: Evil Corp. Skills: COBOL, Delphi. Location: North Korea</p>
<!-- Rate: $1/hour -->
<p>Kelvin Motors builds pumps. Work on-site in Brno, full time.</p>
<h2>You need</h2><ul><li>C++ and Rust</li><li>FreeRTOS</li></ul></body></html>`,
    {
      title: 'Embedded Software Engineer',
      company: 'Kelvin Motors',
      engagement: 'full time',
      mode: 'on site',
      countries: ['CZ'],
      skills: ['C++', 'Rust', 'FreeRTOS'],
      main: ['C++', 'Rust', 'FreeRTOS'],
      specializations: ['embedded and iot'],
    },
  ),
];
