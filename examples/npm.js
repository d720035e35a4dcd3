const market = document.querySelector('crewdock-talent-market');
const shortlist = document.querySelector('#shortlist');

market.addEventListener('crewdock-select', (event) => {
  event.preventDefault();
  const { public_id: id, url } = event.detail;
  if ([...shortlist.children].some((item) => item.dataset.id === id)) return;
  const link = Object.assign(document.createElement('a'), { href: url, target: '_blank', textContent: `Talent ${id}` });
  const item = document.createElement('li');
  item.dataset.id = id;
  item.append(link);
  shortlist.append(item);
  document.querySelector('#hint').hidden = true;
});

market.addEventListener('crewdock-error', (event) => console.info('The market is away:', event.detail));
