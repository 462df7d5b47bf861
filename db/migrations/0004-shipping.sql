create table shipping_fees (
  id text primary key,
  governorate_id text not null unique check (governorate_id in (
    'cairo', 'giza', 'alexandria', 'dakahlia', 'red-sea', 'beheira', 'fayoum', 'gharbia', 'ismailia', 'menofia',
    'minya', 'qalyubia', 'new-valley', 'suez', 'aswan', 'assiut', 'beni-suef', 'port-said', 'damietta', 'sharqia',
    'south-sina', 'kafr-el-sheikh', 'matrouh', 'luxor', 'qena', 'shamal-sina', 'sohag')),
  fee int not null check (fee between 0 and 10000000),
  is_active boolean not null default true,
  lead_days_min int not null default 2 check (lead_days_min between 0 and 60),
  lead_days_max int not null default 7 check (lead_days_max between lead_days_min and 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
