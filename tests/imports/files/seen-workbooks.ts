import { ods } from '../make/ods.ts';
import { xlsx } from '../make/xlsx.ts';
import type { MessyFile } from '../truth.ts';

const DATE = 'dd/mm/yyyy';

export const seenWorkbooks: MessyFile[] = [
  {
    name: 'title-rows-and-totals.xlsx',
    content: xlsx([
      {
        name: 'Bench',
        merges: ['A1:F1'],
        rows: [
          ['ACME Staffing: available people'],
          ['Updated', { value: 46_090, format: DATE }],
          [],
          ['#', 'Employee', 'Job role', 'Grade', 'Cost per hour, USD', 'Free since'],
          [
            1,
            'Ana Petrova',
            'Go developer',
            'Senior',
            { value: 45, format: '[$$-409]#,##0' },
            { value: 46_113, format: DATE },
          ],
          [
            2,
            'Bo Larsen',
            'QA engineer',
            'Middle',
            { value: 38.5, format: '[$$-409]#,##0.00' },
            { value: 46_100, format: DATE },
          ],
          [3, 'Cid Moreno', 'iOS developer', 'Lead', { value: 60, format: '[$$-409]#,##0' }, 46_143],
          ['', 'Total', '', '', { formula: 'SUM(E5:E7)', value: 143.5 }],
          ['', 'Average', '', '', { formula: 'AVERAGE(E5:E7)', value: 47.833_333 }],
        ],
      },
    ]),
    truth: [
      { name: 'Ana Petrova', title: 'Go developer', seniority: 'Senior', hourly: 45, from: '2026-04-01' },
      { name: 'Bo Larsen', title: 'QA engineer', seniority: 'Middle', hourly: 39, from: '2026-03-19' },
      { name: 'Cid Moreno', title: 'iOS developer', seniority: 'Lead', hourly: 60, from: '2026-05-01' },
    ],
  },
  {
    name: 'merged-headers.xlsx',
    content: xlsx([
      {
        name: 'People',
        merges: ['A1:A2', 'B1:B2', 'C1:D1', 'E1:F1', 'A3:A4'],
        rows: [
          ['Company', 'Name', 'Contacts', '', 'Profile', ''],
          ['', '', 'E-mail', 'Phone', 'Title', 'Skills'],
          ['Northwind', 'Ana Petrova', 'ana@example.com', '+380 44 123 45 67', 'Go developer', 'Go'],
          ['', 'Bo Larsen', 'bo@example.com', '', 'QA engineer', 'Cypress'],
          ['Contoso', 'Cid Moreno', 'cid@example.com', '+34 954 00 00 00', 'iOS developer', 'Swift'],
        ],
      },
    ]),
    truth: [
      {
        employer: 'Northwind',
        name: 'Ana Petrova',
        email: 'ana@example.com',
        phone: '+380441234567',
        title: 'Go developer',
        skills: 'Go',
      },
      { employer: 'Northwind', name: 'Bo Larsen', email: 'bo@example.com', title: 'QA engineer', skills: 'Cypress' },
      {
        employer: 'Contoso',
        name: 'Cid Moreno',
        email: 'cid@example.com',
        phone: '+34954000000',
        title: 'iOS developer',
        skills: 'Swift',
      },
    ],
  },
  {
    name: 'several-sheets.xlsx',
    content: xlsx([
      { name: 'Read me', rows: [['How to use this file'], ['Fill in the second sheet.'], ['Send it to us.']] },
      {
        name: 'Lists',
        state: 'hidden',
        rows: [
          ['Seniority', 'English'],
          ['Junior', 'A2'],
          ['Middle', 'B1'],
          ['Senior', 'B2'],
        ],
      },
      {
        name: 'Candidates',
        rows: [
          [
            'Candidate name',
            'Desired position',
            'Hard skills',
            'Current location',
            'Expected salary (monthly, EUR)',
            'Comment',
          ],
          ['Ana Petrova', 'Go developer', 'Golang, Postgres, k8s', 'Ukraine', 4500, 'Knows payments'],
          ['Bo Larsen', 'QA engineer', 'JS, Cypress', 'Denmark', 5000, ''],
          ['Cid Moreno', 'iOS developer', 'Swift', 'Spain', 4800, ''],
        ],
      },
    ]),
    truth: [
      {
        name: 'Ana Petrova',
        title: 'Go developer',
        skills: 'Go, PostgreSQL, Kubernetes',
        country: 'UA',
        monthly: 4950,
        summary: 'Knows payments',
      },
      { name: 'Bo Larsen', title: 'QA engineer', skills: 'JavaScript, Cypress', country: 'DK', monthly: 5500 },
      { name: 'Cid Moreno', title: 'iOS developer', skills: 'Swift', country: 'ES', monthly: 5280 },
    ],
  },
  {
    name: 'formulas-and-currency.xlsx',
    content: xlsx([
      {
        name: 'Sheet1',
        rows: [
          ['Surname', 'Given name', 'Occupation', 'Rate p/h', 'Day of availability', 'Workload'],
          [
            'Petrova',
            'Ana',
            'Go developer',
            { value: 40, format: '[$€-407] #,##0.00' },
            { formula: 'TODAY()+5', value: 46_096 },
            { value: 0.5, format: '0%' },
          ],
          [
            'Larsen',
            'Bo',
            'QA engineer',
            { value: 30, format: '[$€-407] #,##0.00' },
            { value: 46_100, format: 'd\\ mmm\\ yyyy' },
            { value: 1, format: '0%' },
          ],
          [
            'Moreno',
            'Cid',
            'iOS developer',
            { value: 50, format: '#,##0 "zł"' },
            { value: 46_113, format: 'yyyy\\-mm\\-dd' },
            { value: 1, format: '0%' },
          ],
        ],
      },
    ]),
    truth: [
      { name: 'Ana Petrova', title: 'Go developer', hourly: 44, from: '2026-03-15' },
      { name: 'Bo Larsen', title: 'QA engineer', hourly: 33, from: '2026-03-19' },
      { name: 'Cid Moreno', title: 'iOS developer', hourly: 13, from: '2026-04-01' },
    ],
  },
  {
    name: 'hidden-columns.xlsx',
    content: xlsx([
      {
        name: 'Export',
        hiddenColumns: [0],
        hiddenRows: [2],
        rows: [
          ['Employee ID', 'Name', 'Title', 'Technologies', 'Language (English)', 'Engagement status'],
          ['E-7', 'Ana Petrova', 'Go developer', 'Go|Redis', 'C1', 'Available'],
          ['E-8', 'Bo Larsen', 'QA engineer', 'Cypress|JavaScript', 'B2', 'Assigned'],
          ['E-9', 'Cid Moreno', 'iOS developer', 'Swift|UIKit', 'B1', 'Available'],
        ],
      },
    ]),
    truth: [
      {
        reference: 'E-7',
        name: 'Ana Petrova',
        title: 'Go developer',
        skills: 'Go, Redis',
        english: 'C1',
        status: 'available',
      },
      {
        reference: 'E-8',
        name: 'Bo Larsen',
        title: 'QA engineer',
        skills: 'Cypress, JavaScript',
        english: 'B2',
        status: 'placed',
      },
      {
        reference: 'E-9',
        name: 'Cid Moreno',
        title: 'iOS developer',
        skills: 'Swift, UIKit',
        english: 'B1',
        status: 'available',
      },
    ],
  },
  {
    name: 'calc.ods',
    content: ods([
      {
        name: 'Bench',
        rows: [
          [{ wide: 'Bench list', columns: 5 }],
          ['Consultant', 'Profile', 'Knowledge', 'Availability date', 'Price/hour'],
          ['Ana Petrova', 'Go developer', 'Go\nKubernetes', { day: '2026-04-01' }, { amount: 45, currency: 'EUR' }],
          ['Bo Larsen', 'QA engineer', 'Cypress', { day: '2026-03-20' }, { amount: 40, currency: 'EUR' }],
          ['Cid Moreno', 'iOS developer', 'Swift', 'Q2 2026', { amount: 52, currency: 'USD' }],
        ],
      },
    ]),
    truth: [
      { name: 'Ana Petrova', title: 'Go developer', skills: 'Go, Kubernetes', from: '2026-04-01', hourly: 50 },
      { name: 'Bo Larsen', title: 'QA engineer', skills: 'Cypress', from: '2026-03-20', hourly: 44 },
      { name: 'Cid Moreno', title: 'iOS developer', skills: 'Swift', from: '2026-04-01', hourly: 52 },
    ],
  },
];
