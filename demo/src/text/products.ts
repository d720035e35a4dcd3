/**
 * Products of an industry's companies, by the industry's label. Each product completes a sentence after `worked on`.
 */
// prettier-ignore
export const productsByIndustry: Record<string, readonly string[]> = {
  'Financial services': ['a payment platform for small shops', 'an app for shared household budgets', 'a system that settles trades overnight'],
  Healthcare: ['a booking system for clinics', 'a patient file that nurses use at the bedside', 'a platform for remote check-ups'],
  'E-commerce': ['a marketplace for second-hand furniture', 'a shop with a million products', 'a returns service for online shops'],
  Education: ['a learning platform for schools', 'an exam tool for universities', 'an app that teaches languages'],
  Logistics: ['a tracking system for parcels', 'a planning tool for lorries', 'a warehouse system with robots'],
  'Travel and hospitality': ['a booking engine for small hotels', 'a train ticket app', 'a planner for group trips'],
  'Media and publishing': ['an editor for newsrooms', 'a podcast platform', 'a video library for broadcasters'],
  Telecommunications: ['a self-service portal for mobile customers', 'a network monitoring system', 'a call centre platform'],
  'Real estate': ['a search for rented flats', 'a tool for property managers', 'a land register service'],
  Manufacturing: ['a planning board for factories', 'a maintenance system for machines', 'a quality system for suppliers'],
  Energy: ['a trading desk for solar power', 'a charging network for cars', 'a metering platform'],
  Automotive: ['a dealer portal', 'diagnosis software for garages', 'a fleet management system'],
  Insurance: ['a claims portal', 'a comparison site for tariffs', 'a pricing engine for insurers'],
  Games: ['a mobile strategy game', 'a tournament platform', 'a shop for game items'],
  'Marketing and advertising': ['a campaign planner', 'a newsletter service', 'a bidding system for adverts'],
  'Human resources': ['an applicant tracking system', 'a payroll product for five countries', 'a shift planner for hospitals'],
  Agriculture: ['a field diary for farmers', 'a sensor network for greenhouses', 'a marketplace for grain'],
  'Public sector': ['an online office for a city', 'a tender platform', 'a register of permits'],
  Cybersecurity: ['a password manager for companies', 'a scanner for cloud accounts', 'a training product against phishing'],
  'Legal services': ['a contract review tool', 'a case file for law firms', 'a service for electronic signatures'],
  'Food and beverage': ['a delivery service for groceries', 'a till system for restaurants', 'a recipe app with a shopping list'],
  'Sports and fitness': ['a training app for runners', 'a booking tool for gyms', 'a live score service'],
  Blockchain: ['a wallet for newcomers', 'a lending protocol', 'an explorer for several chains'],
  'Business software': ['an invoicing product', 'a workflow tool for large teams', 'a document management system'],
  Biotechnology: ['a laboratory notebook', 'a pipeline for gene sequences', 'a registry for clinical studies'],
  Construction: ['a site diary for builders', 'a viewer for building models', 'a tool for tenders in construction'],
  'Non-profit': ['a donation platform', 'a volunteer planner', 'a case system for advisers'],
  Fashion: ['a fitting room in the browser', 'a wholesale platform for brands', 'a stock system for boutiques'],
};
